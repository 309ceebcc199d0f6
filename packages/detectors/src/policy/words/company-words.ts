/** Words of companies, people and public life. The keys are names of concepts. `_` joins the words of a phrase. */
export const companyWords: Readonly<Record<string, string>> = {
  system: `server servers database databases cluster backend back_end frontend nginx apache proxy load_balancer firewall vpn
    kubernetes docker container containers postgres postgresql mysql mongodb redis kafka elasticsearch cloud aws azure
    data_centre data_center datacenter admin_panel admin_console dashboard intranet crm erp ticketing_system queue
    microservice microservices api_gateway codebase repository source_code pipeline deployment staging endpoint
    endpoints ip_address subnet ldap active_directory single_sign-on mainframe script cron algorithm filter filters
    score scores scoring threshold thresholds rule_engine whitelist blacklist watchlist flag flagged model prompt
    instructions logs log_files monitoring encryption_key storage hosting host hosted vendor version stack internal_tool
    internal_tools`,
  flaw: `vulnerability vulnerabilities exploit exploits hole loophole backdoor hacked breach breached leak leaked bug
    unpatched injection patch zero-day cve weakness security_hole data_leak security_gap ransomware malware phishing`,
  politics: `politics political politician politicians party parties election elections elected vote votes voter voters
    voting ballot referendum poll polls campaign candidate candidates president presidency prime_minister chancellor
    minister ministers ministry senator senators congress parliament government governments governing opposition
    coalition cabinet mayor governor republican republicans democrat democrats conservative conservatives
    liberal liberals greens socialists socialist communist communism capitalism capitalist fascism fascist
    left-wing right-wing leftist populist populists nationalist nationalists immigration immigrants migrants refugees
    border_policy abortion gun_control climate_policy brexit sanctions tariffs war tax_cuts welfare austerity
    minimum_wage protest protests protesters demonstration policy_makers regime`,
  religion: `religion religions religious faith god gods church churches mosque synagogue temple christian christians
    christianity catholic catholics protestant orthodox islam islamic muslim muslims jew jews jewish judaism hindu hindus
    hinduism buddhist buddhism atheist atheists atheism bible quran koran torah jesus muhammad allah prophet pope
    priest imam rabbi pray prays praying prayer prayers sin sins heaven hell soul souls blessing bless salvation
    scripture gospel baptism ramadan lent holy worship creation prophet bishop sect`,
  grade: `grade grades mark marks score scored points exam exams test tests result results failed passed average
    b_minus a_plus report_card transcript`,
  cheat: `aimbot wallhack hack hacks exploit exploits glitch glitches dupe duplicate macro cheat cheats cheating
    cheat_code speedhack mod_menu earpiece crib cheat_sheet formulas answer_key ghostwriter plagiarism plagiarise`,
  body: `body weight heavy fat slim thin skinny chubby hips belly bust thighs waist figure bottom legs arms tummy
    wrinkles ugly attractive beautiful handsome sexy overweight curvy tall bald nose skin look_good looks_good
    flattering flatter slimming`,
  sex: `sex sexy naked nude nudes breasts penis vagina orgasm horny kinky blowjob fuck fucking bed_with porn erotic
    lingerie strip_for make_love turn_me_on seduce lick`,
  service: `internet connection line service network website app system server servers platform phone electricity power
    heating boiler lift elevator outage water access signal`,
  lostThing: `item items sword gear skin skins loot gold gems account character data file files photos photo documents backup
    invoice invoices ledger ledgers message messages emails e-mails contacts inventory progress save_game project
    projects records recordings password`,
  repaired: `repair repaired fixed fix restored running_again working_again back_online back_up up_and_running resolved
    solved mended replaced technician engineer mechanic`,
};
