const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Verbs that instructions begin with. */
export const instructionVerbs = words(`
  add apply arrange ask attach avoid beat begin bend blot boil book bring brush browse buy call cancel carry change
  charge check choose clean clear click close collect come complete compare confirm connect consider contact continue
  cook copy count cover create cut delete dial dilute dip disconnect divide do download drag drain draw drink drive drop
  dry eat edit email empty enable end enter expand explain export fetch file fill find fix fold follow freeze get give go
  grab heat hide hold import include insert install join keep knock leave let lift list load lock log look loosen make
  mark measure mention mix mount move multiply mute navigate note open order pack pass paste pay peel pick place plug
  point pour prepare press print provide pull push put reach read reboot register release remove rename repeat replace
  reply report request rescan reset rest restart return rinse roll rotate rub run save scan screw scroll search see
  select send serve set shake show shut sign slide soak speak spread sprinkle stand start stay step stick stir stop
  store submit subtract switch take talk tap tell test tick tie tighten tilt touch transfer try turn type undo unplug
  unscrew update upload use visit wait walk warm wash water wear wipe withdraw write
`);

/** Words that a reply begins with when it says yes or no. */
export const polarOpeners = words(`
  yes yeah yep yup no nope nah sure certainly absolutely definitely indeed correct right exactly unfortunately
  sadly sorry afraid never always sometimes usually partly possibly probably perhaps maybe not only both neither
  every none either nobody everybody
`);

/** Pronouns that take up what the question names. */
export const resumptive = words(`
  it it's it'll it'd they they're they'll they've he he's she she's we we'll we're we've you you'll you're you've i i'd
  i'm i'll i've that that's there there's these those this one ones both neither all each everyone everybody nobody
  someone somebody anyone most any him her them ours yours theirs its their his
`);

/** Words before a place. */
export const placeWords = words(`
  in at on under behind beside near next opposite above below between around inside outside upstairs downstairs here
  there left right corner front back top bottom floor street room building page menu tab section north south east west
  anywhere everywhere nowhere online
`);

/** Words that a reason is told with. */
export const reasonWords = words(`
  because since as so due owing thanks therefore hence otherwise reason cause causes caused make makes made if when
  without too after had has been needs need means meant order to
`);

/** Words for a time without a number. */
export const timeCues = words(`
  today tonight tomorrow yesterday now soon immediately already monday tuesday wednesday thursday friday saturday sunday
  mondays tuesdays wednesdays thursdays fridays saturdays sundays weekend weekends weekdays january february march april
  may june july august september october november december spring summer autumn fall winter morning evening noon midday
  midnight night afternoon early late until till before after week month year easter christmas dawn dusk daily weekly
  monthly yearly once twice never always often ago
`);

/** Words for an amount without a number. */
export const amountCues = words(`
  half quarter third double twice once none nothing free zero few several dozen dozens couple hundred hundreds thousand
  thousands million all unlimited nobody most hardly barely seldom rarely never always daily weekly hourly
  monthly yearly often whenever
`);

/** Words for people who are no names. */
export const personCues = words(`
  i we you he she they manager director owner landlord tenant doctor nurse team office department staff officer neighbour
  teacher parents mother father brother sister customer seller buyer police agency committee council secretary desk
  reception department hotline service driver caretaker company nobody everyone anyone everybody person people member
  members editor author engineer chair captain
`);

const joined = (list: string): RegExp => new RegExp(`\\b(?:${list.trim().replaceAll(/\s*\n\s*/g, '|')})`, 'i');

/** What a reply says that honestly does not give what was asked for. */
export const declining = joined(String.raw`
  (?:can(?:no|')t|cannot|could ?n[o']t|not able to|unable to|not in a position to|not allowed to|won't be able to) (?:\w+ ){0,3}(?:answer|tell|say|help|look|see|check|judge|access|find|give|share|make|do|predict|know|confirm|advise|recommend|open|guess|comment|provide|assess|discuss)
  (?:do|does|did)(?: not|n't) (?:\w+ ){0,2}(?:know|have|contain|mention|say|state|include|cover|give|tell|specify)
  (?:is|are|was|were|there's|there is)(?: not|n't| no) (?:\w+ ){0,3}(?:information|figure|record|data|mention|answer|listed|stated|given|known|details?|way (?:of|to))
  no(?:body|\s?one)(?: here)? (?:can|could|knows?)
  (?:no|without) (?:information|access|record|knowledge|idea)
  (?:beyond|outside) (?:what i|my|our)
  i(?:'d| would) have to (?:guess|speculate)
  not something (?:i|we)
  i(?:'m| am) not sure`);

/** Phrases of replies that say nothing about the question. */
export const deflecting = joined(`
  (?:great|good|excellent|interesting|wonderful|important|fantastic|lovely) (?:question|topic|point|choice|idea)
  (?:thanks|thank you)(?: so much| very much)? (?:for|you|to)
  (?:anything|something) else
  here (?:to help|for you|to support|whenever)
  (?:happy|glad|pleased|delighted|excited|proud) to
  feel free
  we (?:value|appreciate|care|understand|love|believe|strive|hope|take)
  (?:value|appreciate|cherish)s? (?:every|each|your|you)
  our (?:top |highest |first )?(?:priority|mission|passion|promise|team|goal|vision|values)
  (?:highest|top|first|number one) priority
  let (?:me|us) know
  (?:help|support|assist) you (?:today|further|on your|whenever|with anything)
  your (?:patience|understanding|interest|feedback|journey|satisfaction|loyalty|trust|opinion)
  so sorry to hear
  sorry (?:to hear|for (?:the|any) (?:inconvenience|trouble))
  how you feel
  wonderful that
  great that you
  (?:opinions|views|tastes) (?:differ|vary)
  (?:can|could) be (?:tricky|complicated|confusing|a challenge|challenging|delicate|difficult)
  enjoy (?:every|your|the)
  (?:have|wish you) a (?:nice|great|wonderful|lovely|good) (?:day|time|weekend)
  (?:better|best possible|great) (?:experience|service)
  did you know
  (?:always|constantly) (?:working|striving|improving|being)
  tell your friends|follow us|check out our|welcome (?:you|to)
  (?:matters?|means a lot) to us`);
