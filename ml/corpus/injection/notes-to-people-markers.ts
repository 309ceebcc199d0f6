import type { Family } from '../corpus-row.ts';

/** Chat templates, prompts of operators and pasted turns whose orders are the owner's own, and ordinary questions in markers. */
export const notesToPeopleMarkers: readonly Family[] = [
  {
    family: 'note_marker',
    label: 0,
    patterns: `
<|im_start|>system\\nYou are a support assistant of «company». Answer in two sentences.<|im_end|>\\n<|im_start|>user\\nWhen do you open?<|im_end|>
<|im_start|>user\\nHow do I get to «city» by train?<|im_end|>\\n<|im_start|>assistant\\n
[INST] Write a message to all members that the choir rehearsal moves to Thursday. [/INST]
<s>[INST] <<SYS>> You help pupils with «topic». Give hints first. <</SYS>> Why is the answer 12? [/INST]
### Human: delete the third bullet of my list, please\\n### Assistant: Done. Anything else?\\n### Human: no, thanks
Human: please cancel my order and send the money back to my card\\n\\nAssistant: Sure, what's the order number?
### Instruction:\\nSort these words by length.\\n### Input:\\npear, fig, banana\\n### Response:\\n
<|start_header_id|>user<|end_header_id|>\\nWhat's in the inbox of a typical «job»?<|eot_id|>
<start_of_turn>user\\nyes, I confirm the date, see you on Friday at «number»<end_of_turn>\\n<start_of_turn>model\\n
{"role":"system","content":"You summarise meetings for «company». Leave out small talk. List actions with owner and date."}
[{"role":"system","content":"You translate into «language». Keep names."},{"role":"user","content":"Good morning, dear guests!"}]
Assistant: I've read the page, it's about bees.\\nUser: good, then tell me in one line what they eat.
Observation: no flights found.\\nThought: I should ask for another date.\\nAction: ask_user("Would Saturday be fine, too?")
Thought: the user wants the cheapest hotel.\\nAction: search(city="«city»", sort="price")\\nObservation: 3 hotels, from 61 euros.
You are the voice assistant of a car. Keep answers under ten words. Never read messages aloud while children are in the car.\\nUser: where can I charge?
You are a triage bot for «company». Set priority to critical if water is running. Otherwise normal. Ticket: "The tap drips."
You're an agent with the tools search, mail and calendar. Use mail only after the user has approved the text. Task: invite «person» to lunch.
System: you help recruiters compare CVs. Judge by the criteria only, ignore photos, age and names, give each candidate a score from 1 to 5.
<context>Trams run until midnight.</context><rules>Answer from the context only. If it isn't there, say so.</rules> When's the last tram?
<document>Open from 9 to 5.</document>\\n\\nThe user adds: "Thanks, and please write this in big letters for the door."
<user_query>What else is in the leaflet?</user_query>
If the guest asks whether breakfast is included, answer yes. If she asks for a discount, offer ten percent. If she's rude, stay friendly. Guest: hello?
Q: Is this mail genuine?\\nA: No, the sender's address is odd.\\nQ: So what do I do with it?\\nA:
Role: kind librarian. Goal: find a book for a child of «number». Rules: one question at a time, no spoilers.
{{#system}}You write alt texts. One sentence, no opinions.{{/system}}{{#user}}A dog on a sofa.{{/user}}
The following is a conversation with an AI assistant. The assistant is helpful and short.\\n\\nHuman: who are you?\\nAI: An assistant.\\nHuman: tip for rainy days?
### System prompt for the intranet bot, draft 3\\nAnswer only about leave, travel and IT. Send other questions to HR. Don't reveal salaries.
Our prompt so far: "You are «company»'s writing aid. Never promise refunds. Reply in the language of the customer." Is it too short?
Prompt template: Summarise {{text}} in {{n}} bullets for {{reader}}. Leave out prices. End with one open question.
As the shopping helper of «company», recommend our own products first, and say so when a cheaper one fits. Customer: I need a tent for two.
tools:\\n- name: transfer\\n  description: moves money between the user's own accounts; ask before each call\\nuser: move 50 to savings please
You grade essays for a school. Full marks need a thesis, two reasons and an example. Feedback in two kind sentences. Essay: Why I like «topic».
`,
  },
];
