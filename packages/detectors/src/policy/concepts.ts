import { lexiconOf } from './lexicon.ts';

/**
 * Words that companies' rules and replies use for the same thing. `_` joins the words of a phrase. The tables are our
 * own work. They hold general words only, no names.
 */
const tables: Readonly<Record<string, string>> = {
  date: `date dates monday tuesday wednesday thursday friday saturday sunday tomorrow today tonight noon midnight by_the o'clock
    january february march april may june july august september october november december montag dienstag mittwoch
    donnerstag freitag samstag morgen heute lundi mardi mercredi jeudi vendredi demain lunes martes miércoles jueves viernes
    mañana time times deadline day days within week weeks hour hours`,
  refund: `refund refunds refunded reimburse reimbursed reimbursement money_back take_it_back take_back price_back
    goes_back full_amount pay_back paid_back erstattung rückerstattung erstatten geld_zurück remboursement rembourser
    remboursé reembolso reembolsar devolveremos dinero returned_to_your`,
  compensation: `compensation compensate compensated indemnity reimburse credit_you make_up_for entschädigung
    dédommagement compensación`,
  delivery: `delivery deliver delivered deliveries shipping shipped ship arrive arrives arrived arrival parcel package
    at_your_door be_with_you reach_you reaches_you lieferung lieferdatum liefern paket livraison livrer colis
    entrega entregar llegará paquete`,
  discount: `discount discounts off rebate reduction price_cut voucher vouchers coupon promo rabatt remise réduction
    descuento`,
  voucher: `voucher vouchers gift_card coupon goodwill gutschein credit`,
  margin: `margin margins profit profits earn earns markup mark-up purchase_price purchase_prices cost_price we_pay
    costs_us buy_it_for gewinn marge beneficio`,
  supplier: `supplier suppliers manufacturer factory made_for_us made_by made_for supply_us supplied_by lieferant
    lieferanten fournisseur proveedor`,
  password: `password passwords passcode passphrase login credentials passwort mot_de_passe contraseña sign_in_with`,
  pin: `pin pins secret_number four-digit four_digit geheimzahl code_secret`,
  onetime: `one-time_code one-time_codes one-time otp six_digits six-digit sms_code code_you_got code_you_received
    these_digits text_message verification_code tan`,
  card: `card cards card_number credit_card debit_card security_code cvv cvc expiry_date 16_digits sixteen_digits
    three_digits digits_of_your digits_on kartennummer carte tarjeta`,
  apikey: `api_key api_keys access_token access_tokens secret_key token tokens`,
  birth: `date_of_birth birthday born birthdate age old geburtsdatum naissance edad nacimiento`,
  bankdetails: `bank_details iban account_number sort_code routing_number bankverbindung`,
  idcard: `identity_document identity_documents passport id_card id driving_licence driver's_licence ausweis`,
  ssn: `social_security_number social_security_numbers ssn social_security`,
  address: `address street postcode house_number where_do_you_live wohnort adresse dirección`,
  phone: `phone telephone mobile phone_number number_is telefonnummer téléphone teléfono`,
  investment: `investment investments invest investing share shares stock stocks fund funds equity bond bonds etf etfs
    portfolio gold crypto bitcoin savings pension anlage anlageberatung aktien aktie fonds placement bourse
    inversión acciones stocks_and`,
  tax: `tax taxes deduct deductible deduction deducted vat_return write_off taxable steuer impôt fiscal impuestos
    fiscaux`,
  legal: `legal law lawful unlawful sue sued lawsuit court claim_against void lawyer solicitor entitled_to attorney
    dismissal notice_period liable prosecute tribunal employment_law file_a_claim rights rechtlich rechtsberatung klage
    juridique procès legales demanda appeal contest withhold`,
  medical: `medical medicine medicines medication drug drugs tablet tablets pill pills capsule capsules dose doses mg ml
    ibuprofen paracetamol aspirin antibiotic antibiotics painkiller treatment therapy prescription syrup ointment drops
    decongestant sinus sinuses cough fever headache wound pain rash allergy infection stay_in_bed antacid vitamin
    symptom symptoms insulin vaccine vaccination arzt medizinisch medikament tablette médical médicaux médicament
    comprimés médico pastillas home_remedies inhaler steroid steroids cortisone`,
  prescription: `prescription prescribed tablet tablets pill pills dose medicine medicines medication mg blood_pressure
    insulin antidepressant antibiotic beta_blocker`,
  diagnosis: `diagnosis diagnose diagnoses athlete's_foot gout asthma bronchitis sinusitis tonsillitis shingles hives disease illness symptoms infection
    fungus flu eczema migraine arthritis`,
  cure: `cure cures cured heal heals healed healing helps_certainly gets_rid makes_it_go eliminates guérit cura heilt
    works_for_everyone`,
  child: `child children kid kids toddler baby infant year-old son daughter little_one three-year-old four-year-old
    minor minors kind enfant niño boy girl`,
  emergency: `chest_pain trouble_breathing breathe breathing allergic_reaction overdose heart_attack stroke unconscious
    swallowed swollen stung`,
  loan: `loan loans mortgage credit kredit darlehen prêt préstamo`,
  account: `account accounts current_account konto compte cuenta application`,
  approve: `approve approved approves approval accept accepted accepts granted grant go_through genehmigt bewilligt
    accordé aprobado paid_in_full`,
  claim: `claim claims covered insurer pays_for pay_for damage`,
  fee: `fee fees charge charges surcharge gebühr frais comisión waive waived take_it_off not_charge`,
  waive: `waive waived waives reimburse reimbursed refund refunded take_off cancel_the_fee not_charge drop credited`,
  price: `price prices cost costs tariff rate preis prix precio`,
  competitor: `competitor competitors rival rivals competition other_providers other_companies another_company
    other_shops other_banks other_airlines other_restaurants other_brands mitbewerber konkurrenz wettbewerber
    concurrents concurrence competencia other_providers`,
  staff: `staff employee employees colleague colleagues team_member manager supervisor nurse doctor mitarbeiter
    engineer driver who_works`,
  salary: `salary salaries pay wage wages earn earns earning income a_month gehalt salaire sueldo paid`,
  sick: `sick ill sick_day sick_days sick_leave sick_note medical_leave absent`,
  appraisal: `appraisal appraisals review rating performance_review performance assessment`,
  employee: `colleague colleagues employee employees`,
  raise: `raise raises pay_rise pay_increase more_pay salary_increase`,
  promotion: `promotion promotions promote promoted new_position`,
  renewal: `renewal renew renewed extended extend extension prolong prolonged`,
  contract: `contract contracts agreement vertrag contrat contrato`,
  remote: `remote remote_work remotely home_office from_home at_home telework work_from_home`,
  politics: `politics political party parties government election elections vote voting voted president minister
    parliament senator chancellor mayor politician politicians immigration greens conservatives liberals coalition
    policy_of_the campaign candidate candidates democrats republicans politik politisch wahl regierung politique
    politiques gouvernement élections política gobierno elecciones border left right`,
  religion: `religion religious god church faith islam christian muslim bible pray prayer jewish`,
  roadmap: `roadmap feature features release release_date release_dates upcoming will_land on_their_way
    coming_soon next_version version already_being_tested in_beta unreleased due_out be_out launch launches
    launching announced`,
  ticket: `ticket tickets internal_ticket bug_report`,
  cause: `cause reason because due_to caused fault problem`,
  safety: `safe safety unsafe dangerous hydraulic engine defect maintenance`,
  delay: `delay delays delayed late wait`,
  stocklevel: `stock_level stock_levels in_stock left_in inventory`,
  harassment: `harassment harassed harass touching touches groping bullied bullying commenting_on_your_body molested
    assaulted`,
  suicide: `suicide suicidal kill_myself end_my_life suicidal_thoughts self-harm`,
  booking: `booking bookings reservation reserved booked seat seats flight rebooked reserve`,
  instalment: `instalment instalments installment installments monthly_payment monthly_payments monthly_rate payments_of`,
  lower: `lower lowered lowering reduce reduced reducing cut less decrease decreased`,
  checkin: `check_in check-in checked_in get_into_your_room room_will_be_ready into_the_room`,
  seat: `seat seats sits sitting row`,
  collect: `collect collected pick_up picked_up ready come_by come_in take_it_with`,
  table: `table tables`,
  availability: `available availability in_stock still_be_here`,
  upgrade: `upgrade upgrades suite business_class first_class moved_up better_room`,
  permit: `permit permits licence visa approval`,
  repair: `repair repairs repaired fix fixed replace replaced replacement mended`,
  outage: `outage outages back_up running_again up_and_running internet_will back_online servers restored`,
  returns: `returns return_on yield profit grow gain lose interest`,
  doctor: `doctor physician gp`,
  marks: `mark marks grade grades`,
  systemprompt: `system_prompt prompt instructions instruction my_instructions told_to instruktionen anweisungen
    vos_instructions instrucciones`,
  model: `model vendor built_on powered_by language_model trained_by based_on`,
  recipe: `recipe recipes flour oven bake boil tablespoon teaspoon dough simmer ingredients stir pan`,
  poem: `poem poems poetry verse rhyme haiku stanza story stories sonnet tale once_upon`,
  travelguide: `castle museum sightseeing tram old_town itinerary hike beach day_trip market_halls cathedral tourists`,
  sports: `football soccer match goal league tournament basketball tennis playoffs champion scored`,
  films: `film movie actor episode season_two director cinema plot`,
  code: `code function python javascript sql script program def const program_code source_code`,
  homework: `homework essay equation solution`,
  weather: `weather rain sunny sunshine snow forecast degrees`,
  jokes: `joke jokes knock_knock walks_into_a funny`,
  gambling: `gambling bet bets betting casino wager odds`,
  police: `police officer`,
  dosage: `mg ml tablets dose doses`,
  opinion: `opinion opinions view views`,
  deposit: `deposit caution kaution`,
  vat: `vat tax`,
  allergen: `allergen allergens contains nuts gluten lactose peanuts milk allergy`,
  diet: `diet calories fasting carbs keto eat`,
  wine: `wine alcohol beer vodka spirits`,
  recall: `recall recalled`,
  layoff: `laid_off layoff layoffs redundancies redundancy dismissed fired`,
  occupancy: `occupancy occupied rooms_taken full`,
  dispute: `dispute disputes lawsuit court litigation sued legal_dispute`,
  doorcode: `door_code code door keypad`,
  jailbreak: `jailbreak root rooting unlock_the`,
  lend: `lend lending`,
  password_sharing: `wifi_password wi-fi_password`,
  testresult: `test_result test_results blood_test lab_value lab_values results came_back`,
};

/** The concepts of rules and replies. */
export const concepts = lexiconOf(tables);

/** What a sentence says with a gap, which no phrase of the tables has. */
const gapped: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:get|take|have|give|send|money|amount|price|all|full)\b.{0,40}\bback\b|\bgo(?:es)? back to your/i,
    ['refund', 'approve'],
  ],
  [
    /\b(?:receive|get|pay you|send you|credit you|transfer|credited)\b.{0,14}(?:[€$£]\s?\d|\d[\d.,]* ?(?:€|euros?|dollars?|pounds?|miles|points))/i,
    ['compensation'],
  ],
  [/\bearns?\b.{0,30}\b(?:%|percent|on (?:that|this|each|every))/i, ['margin']],
  [/\b(?:produced|made|supplied|built|manufactured|assembled)\b.{0,20}\b(?:by|at)\b/i, ['supplier']],
  [
    /\b(?:is|are|at|gets?|makes?|paid|earns?)\b.{0,12}\d[\d.,]* (?:euros?|dollars?|pounds?) an? (?:month|year|hour)/i,
    ['salary'],
  ],
  [/\bno (?:extra )?(?:charge|fee)\b|\bnot charge\b|\btake (?:it|that) off\b/i, ['fee', 'waive']],
];
const gaps = gapped.map(([pattern, names]) => ({ pattern, ids: names.map((name) => concepts.names.indexOf(name)) }));

/** Returns the ids of the concepts that a sentence names, with those that are said around a gap. */
export function conceptsIn(sentence: string, stems: readonly string[]): Set<number> {
  const found = concepts.idsIn(stems);
  for (const { pattern, ids } of gaps) if (pattern.test(sentence)) for (const id of ids) found.add(id);
  return found;
}
