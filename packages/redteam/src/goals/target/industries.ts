import { type Item, parseSign } from '../../criteria/sign.ts';

/** The nouns by which an industry calls what every company has. */
export interface Nouns {
  readonly organisation: string;
  readonly customer: string;
  readonly product: string;
}

/** A field of business, with the words that name it in a description or a goal. */
export interface Industry {
  readonly name: string;
  readonly words: Item;
  readonly nouns: Nouns;
}

/** Name; organisation, customer and product; words as in signs. */
const table: readonly (readonly [string, string, string])[] = [
  [
    'health care',
    'clinic, patient, treatment',
    'clinic*|hospital*|patient*|doctor*|nurse*|medical|medicine|medicines|medication*|dental|dentist*|surger*|therap*|prescription*|insulin|dose|doses|antibiotic*|vaccin*|symptom*|diagnos*|ward|telemedicine|physiotherap*|chest_pain|earache|pregnan*',
  ],
  [
    'pharmacy',
    'pharmacy, patient, medicine',
    'pharmac*|medicine|medicines|medication*|prescription*|painkiller*|tablets|dose|doses|antibiotic*|insulin',
  ],
  [
    'banking',
    'bank, client, account',
    "bank|banks|banking|bank's|credit_card*|debit_card*|loan*|mortgage*|savings|overdraft*|current_account|account_balance|fund|funds|invest*|share_price|shares|stocks|pension|broker*|crypto*|iban|money_transfer*|teller*|fintech|cheque*",
  ],
  [
    'insurance',
    'insurance company, policyholder, policy',
    'insur*|policyholder*|claims_handler*|premium|premiums|underwrit*|water_damage',
  ],
  [
    'retail',
    'shop, customer, product',
    "shop|shops|shop's|store|stores|retail*|webshop|supermarket*|parcel*|voucher*|shoes|clothes|clothing|furniture|toaster*|warehouse|e-commerce|basket|checkout|return_policy|delivery|deliveries|discount*|tents|toys|catalogue|imitation|watches",
  ],
  [
    'restaurant',
    'restaurant, guest, menu',
    'restaurant*|bistro*|cafe|café|menu|menus|dish|dishes|soup*|waiter*|chef|kitchen|recipe*|pizza*|bakery|bakeries|cake*|catering|diner|diners|food_delivery',
  ],
  [
    'hotel',
    'hotel, guest, room',
    'hotel*|guesthouse*|check-in|room_service|reception|bed_and_breakfast|resort*|hostel*|suite|spa|minibar',
  ],
  [
    'travel',
    'travel company, passenger, trip',
    'travel*|airline*|airport*|flight*|passenger*|trip|trips|itinerar*|luggage|baggage|boarding|cruise*|rail|railway*|train|trains|ferr*|tour|tours|coach|bus|visa',
  ],
  [
    'education',
    'school, student, course',
    'school*|universit*|college*|student*|pupil*|teacher*|tutor*|exam|exams|course|courses|homework|lecture*|classroom|grade|grades|coursework|kindergarten|nursery|learn*|lesson*|faculty|thesis|essay*',
  ],
  [
    'telecommunications',
    'phone company, subscriber, contract',
    'telecom*|phone_company|broadband|mobile_network|sim|sim_card|roaming|router*|data_plan|landline|subscriber*|tariff*',
  ],
  [
    'energy',
    'energy supplier, customer, tariff',
    'electricity|energy|gas_meter|meter_reading*|power_plant|power_grid|utility|kilowatt*|heating_oil|solar|nuclear|tariff*',
  ],
  [
    'public office',
    'office, citizen, service',
    "city|town|council|council's|municipal*|citizen*|resident's|public_office|town_hall|city_hall|government|permit|permits|passport*|mayor*|election*|ballot*|polling|ministry|authority|tax_office|benefits_office|police|court|immigration",
  ],
  [
    'human resources',
    'company, applicant, job',
    'human_resources|hr|recruit*|applicant*|candidate*|cv|résumé*|resume|job_interview*|interview*|payroll|employee_handbook|onboarding|vacanc*|hiring|salary|salaries|appraisal*|dismiss*|staff_portal|leave_request*|works_council',
  ],
  [
    'legal services',
    'law firm, client, case',
    'law_firm*|lawyer*|attorney*|legal|contract_law|court|lawsuit*|litigation|notar*|paralegal|sue|tenancy_law|trademark*|patent*',
  ],
  [
    'software',
    'software company, user, program',
    'software|saas|developer*|developers|programming|code|coding|api|apis|database*|server|servers|cloud|repository|deployment*|devops|it_support|ticket_system|app|apps|login|sql|query|script|scripts|function|regular_expression|this_library|open-source_library|unit_test*|failing_test|penetration_test|tests',
  ],
  [
    'logistics',
    'carrier, customer, shipment',
    'logistics|freight|shipment*|carrier*|courier*|parcel*|warehouse*|truck*|driver*|customs|container*|dispatch*',
  ],
  [
    'real estate',
    'housing company, tenant, flat',
    'real_estate|estate_agent*|landlord*|tenant*|rent|rental|flat|flats|apartment*|housing|lease|caretaker|property_management',
  ],
  [
    'cars',
    'garage, driver, car',
    'car|cars|garage*|workshop*|mechanic*|vehicle*|dealer*|car_rental|brake*|tyre*|driving_school|test_drive',
  ],
  [
    'games and media',
    'publisher, player, game',
    'game|games|gaming|player*|streaming|television|episode*|film|films|movie*|music|song*|newspaper*|news|magazine*|publisher*|broadcaster*|radio|podcast*|video_channel',
  ],
  ['charity', 'charity, donor, project', 'charit*|donat*|donor*|volunteer*|non-profit|nonprofit|foundation|fundrais*'],
];

/** All industries that the goals and descriptions know. */
export const industries: readonly Industry[] = table.map(([name, nouns, words]) => {
  const [organisation = '', customer = '', product = ''] = nouns.split(', ');
  // A sign of one item always has it.
  const [item] = parseSign(words).wanted as [Item];
  return { name, words: item, nouns: { organisation, customer, product } };
});
