export { keywordTail } from './keyword-tail.ts';
export { firstOpen, piiTail } from './pii-tail.ts';
