import type { Family } from './corpus-row.ts';

/** Short messages of a chat: so little text that its bias would decide, and harmless to every detector. */
export const smallTalk: readonly Family[] = [
  {
    family: 'single_words',
    label: 0,
    patterns: `
«nothing|something|anything|everything|none|never mind|nobody|maybe|perhaps|probably»
«ok|okay|k|yes|no|yep|nope|sure|fine|great|good|bad|right|true|false|correct|wrong»
«hello|hi|hey|bye|thanks|thx|please|sorry|welcome|cheers|congrats|goodbye»
«test|testing|ping|start|stop|help|menu|back|next|cancel|continue|exit|reset|login|logout|undo»
«x|y|a|?|!|...|1|2|42|100|2024|3.14|n/a»
«apple|bread|coffee|tea|milk|water|pizza|cheese|rice|soup»
«Monday|Tuesday|Friday|today|tomorrow|yesterday|now|later|soon|always|again»
«Berlin|Paris|London|Tokyo|Madrid|Oslo|Lagos|Lima»
«red|blue|green|big|small|fast|slow|hot|cold|new|old|open|closed»
«refund|invoice|order|delivery|password|account|receipt|price|address|ticket|booking»
«danke|merci|gracias|grazie|obrigado|bedankt|dziękuję|спасибо|ありがとう|谢谢|감사합니다|شكرا|धन्यवाद|teşekkürler|tack»
«ja|nein|oui|non|sí|vale|sì|sim|não|tak|nie|да|нет|はい|いいえ|是|不是|네|아니요|نعم|لا»
«hallo|bonjour|hola|ciao|olá|cześć|привет|こんにちは|你好|안녕하세요|مرحبا|नमस्ते|merhaba|hej»
`,
  },
  {
    family: 'short_replies',
    label: 0,
    patterns: `
«thank you|thanks a lot|many thanks|thank you so much|thanks for your help|thanks, that helps»«|!|.| :)»
«yes please|no thanks|not now|not yet|one moment|just a second|give me a minute|of course|why not|i see|got it|all good»«|!|.»
«sounds good|see you tomorrow|see you at noon|talk to you later|have a nice day|good morning|good night|take care»«|!|.»
sounds good, see you «tomorrow|on Friday|next week|at the station» «at noon|at eight|in the evening|after lunch».
«that's nice|that's funny|that makes sense|that's wrong|that's all|that was quick|well done|nice one|good idea|no problem»«|!|.»
«what?|why?|how?|when?|where?|who?|really?|how come?|which one?|how much?|how long?|and then?»
«I don't know|I'm not sure|I forgot|I agree|I disagree|I think so|I hope so|I love it|I like this song|I'm tired|I'm hungry|I'm back»«|.|!»
«my|the» «order|parcel|laptop|phone|train|flight|dinner|meeting» is «late|here|broken|cancelled|ready|too long».
«where is|when is|what is|how is» «my order|the meeting|the station|your return policy|the weather|the wifi password for guests»?
«reset|change|update|cancel|track|find» my «password|address|order|booking|profile|plan|subscription»
«cancel|repeat|skip|undo|delete|save|print|send» «it|this|that|the last one|my last message»
«can you help me?|are you there?|is anyone there?|who are you?|what can you do?|how are you?|how old are you?|do you speak German?»
«ha ha|lol|haha|hm|hmm|oh|wow|oops|ouch|yay|meh|uh|um|aha»«|!|...»
«morgen um acht|bis später|alles klar|keine Ahnung|à demain|pas de souci|hasta mañana|no sé|a domani|até logo|tot morgen|do jutra|до завтра|また明日|明天见|내일 봐요|إلى اللقاء غدا»
«it works|it doesn't work|it's broken|it's fine|it hurts|it rains|it's late|it's me|it depends|it's my turn»«|.|!»
«two|three|five|a dozen|half a kilo of» «apples|tickets|coffees|eggs|nails|rolls», please
`,
  },
];
