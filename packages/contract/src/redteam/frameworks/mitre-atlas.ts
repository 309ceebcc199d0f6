import { type Framework, type FrameworkItem, tested, untestable } from './framework.ts';

type Mapping = Omit<FrameworkItem, 'id' | 'title' | 'url'>;

const technique = (number: string, title: string, mapping: Mapping): FrameworkItem => ({
  id: `AML.${number}`,
  title,
  url: `https://atlas.mitre.org/techniques/AML.${number}`,
  ...mapping,
});

const injection = tested({
  security_fraud: ['prompt injection through content', 'system prompt extraction', 'tool misuse by agents'],
  product_misuse_abuse: ['generic jailbreaks', 'policy circumvention'],
});
const throughContent = tested(
  { security_fraud: 'all', product_misuse_abuse: 'all' },
  { attacks: ['attack_in_the_middle', 'rt_agent', 'rt_agent_v2'] },
);
const promptLeak = tested({ security_fraud: ['system prompt extraction'] });
const toolLeak = tested({ security_fraud: ['tool extraction'] });
const toolUse = { security_fraud: ['tool misuse by agents', 'tools of the agent'] } as const;
const otherTurns = 'It needs a memory or a thread that an earlier conversation has changed. A run keeps them apart.';
const modelInside = 'It needs many answers with scores from the model. A run sees only texts.';

/** The ids and names of version 5.6.0. Later releases give some techniques other numbers. */
export const mitreAtlas: Framework = {
  title: 'MITRE ATLAS',
  edition: '5.6.0',
  date: '2026-04-30',
  source: 'https://atlas.mitre.org/',
  categories: [
    'security_fraud',
    'privacy_data_protection',
    'product_misuse_abuse',
    'performance_reliability_quality',
    'safety_harm',
  ],
  items: [
    technique('T0051', 'LLM Prompt Injection', injection),
    technique('T0051.000', 'LLM Prompt Injection: Direct', injection),
    technique('T0051.001', 'LLM Prompt Injection: Indirect', throughContent),
    technique(
      'T0051.002',
      'LLM Prompt Injection: Triggered',
      untestable('It needs an instruction that lies hidden until something sets it off.'),
    ),
    technique(
      'T0054',
      'LLM Jailbreak',
      tested(
        { safety_harm: 'all', product_misuse_abuse: 'all', security_fraud: 'all' },
        { attacks: ['tap', 'goat', 'graph', 'derail_yourself', 'deepinception'] },
      ),
    ),
    technique(
      'T0068',
      'LLM Prompt Obfuscation',
      tested(
        { security_fraud: 'all', product_misuse_abuse: 'all' },
        { attacks: ['encoding', 'obfuscation', 'lang', 'camo', 'word_masking'] },
      ),
    ),
    technique('T0065', 'LLM Prompt Crafting', tested({ product_misuse_abuse: 'all' })),
    technique('T0056', 'Extract LLM System Prompt', promptLeak),
    technique('T0057', 'LLM Data Leakage', tested({ privacy_data_protection: 'all' })),
    technique(
      'T0024',
      'Exfiltration via AI Inference API',
      tested({ privacy_data_protection: ['memorised personal data', 're-identification of anonymous data'] }),
    ),
    technique(
      'T0024.000',
      'Exfiltration via AI Inference API: Infer Training Data Membership',
      tested({ privacy_data_protection: ['memorised personal data'] }),
    ),
    technique('T0024.001', 'Exfiltration via AI Inference API: Invert AI Model', untestable(modelInside)),
    technique('T0024.002', 'Exfiltration via AI Inference API: Extract AI Model', untestable(modelInside)),
    technique('T0053', 'AI Agent Tool Invocation', tested(toolUse, { attacks: ['rt_agent', 'rt_agent_v2'] })),
    technique(
      'T0086',
      'Exfiltration via AI Agent Tool Invocation',
      tested(
        { ...toolUse, privacy_data_protection: ['privacy of agents with tools', 'tools of the agent'] },
        { attacks: ['rt_agent', 'rt_agent_v2'] },
      ),
    ),
    technique('T0084', 'Discover AI Agent Configuration', toolLeak),
    technique(
      'T0084.000',
      'Discover AI Agent Configuration: Embedded Knowledge',
      tested({ security_fraud: ['system prompt extraction'], privacy_data_protection: ['credentials and secrets'] }),
    ),
    technique('T0084.001', 'Discover AI Agent Configuration: Tool Definitions', toolLeak),
    technique('T0084.002', 'Discover AI Agent Configuration: Activation Triggers', toolLeak),
    technique('T0084.003', 'Discover AI Agent Configuration: Call Chains', toolLeak),
    technique('T0069', 'Discover LLM System Information', promptLeak),
    technique('T0069.000', 'Discover LLM System Information: Special Character Sets', promptLeak),
    technique('T0069.001', 'Discover LLM System Information: System Instruction Keywords', promptLeak),
    technique('T0069.002', 'Discover LLM System Information: System Prompt', promptLeak),
    technique('T0080', 'AI Agent Context Poisoning', throughContent),
    technique('T0080.000', 'AI Agent Context Poisoning: Memory', untestable(otherTurns)),
    technique(
      'T0080.001',
      'AI Agent Context Poisoning: Thread',
      tested({ security_fraud: 'all' }, { attacks: ['goat', 'derail_yourself', 'rt_agent', 'rt_agent_v2'] }),
    ),
    technique('T0101', 'Data Destruction via AI Agent Tool Invocation', tested(toolUse)),
    technique(
      'T0029',
      'Denial of AI Service',
      tested({ performance_reliability_quality: 'all' }, { attacks: ['long_character'] }),
    ),
    technique('T0034', 'Cost Harvesting', tested({ product_misuse_abuse: ['waste of resources'] })),
    technique('T0031', 'Erode AI Model Integrity', tested({ performance_reliability_quality: 'all' })),
    technique(
      'T0062',
      'Discover LLM Hallucinations',
      tested({ performance_reliability_quality: ['invented facts', 'false sources and citations'] }),
    ),
    technique(
      'T0060',
      'Publish Hallucinated Entities',
      tested({ performance_reliability_quality: ['invented facts', 'false sources and citations'] }),
    ),
    technique(
      'T0048',
      'External Harms',
      tested({ security_fraud: 'all', safety_harm: 'all', product_misuse_abuse: 'all' }),
    ),
    technique(
      'T0048.000',
      'External Harms: Financial Harm',
      tested({
        security_fraud: ['payment and card fraud', 'identity fraud and forged documents', 'phishing and pretexting'],
      }),
    ),
    technique('T0048.001', 'External Harms: Reputational Harm', tested({ brand_reputation_trust: 'all' })),
    technique('T0048.002', 'External Harms: Societal Harm', tested({ bias_fairness_ethical_harm: 'all' })),
    technique('T0048.003', 'External Harms: User Harm', tested({ safety_harm: 'all' })),
    technique(
      'T0048.004',
      'External Harms: AI Intellectual Property Theft',
      tested({ legal_ip_liability: ['copyright infringement', 'software piracy and licence breaches'] }),
    ),
    technique(
      'T0102',
      'Generate Malicious Commands',
      tested({ security_fraud: ['malware and harmful code', 'intrusion into systems and networks'] }),
    ),
    technique('T0052', 'Phishing', tested({ security_fraud: ['phishing and pretexting'] })),
    technique(
      'T0073',
      'Impersonation',
      tested({
        security_fraud: ['phishing and pretexting', 'identity fraud and forged documents'],
        product_misuse_abuse: ['impersonation of people and officials'],
      }),
    ),
    technique(
      'T0088',
      'Generate Deepfakes',
      untestable('A run reads texts and tool calls, no pictures or recordings of the target.'),
    ),
    technique(
      'T0015',
      'Evade AI Model',
      tested(
        { product_misuse_abuse: 'all', security_fraud: 'all' },
        { attacks: ['figstep', 'camo', 'fc', 'waveform', 'hades_at', 'encoding', 'obfuscation'] },
      ),
    ),
    technique(
      'T0043',
      'Craft Adversarial Data',
      tested(
        { product_misuse_abuse: 'all', security_fraud: 'all' },
        { attacks: ['figstep', 'camo', 'fc', 'waveform', 'hades_at'] },
      ),
    ),
    technique(
      'T0043.001',
      'Craft Adversarial Data: Black-Box Optimization',
      tested({ product_misuse_abuse: 'all', security_fraud: 'all' }, { attacks: ['tap', 'graph'] }),
    ),
  ],
};
