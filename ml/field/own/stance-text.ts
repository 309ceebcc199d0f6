/** One sentence of an assistant, what it does with it, and about what. */
export interface StanceText {
  readonly text: string;
  readonly act: 'states' | 'promises' | 'asks' | 'discloses' | 'advises' | 'refuses' | 'warns' | 'hands over';
  readonly topic: string;
}
