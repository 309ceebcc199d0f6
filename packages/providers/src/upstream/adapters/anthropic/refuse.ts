import { RequestRefused } from '../../upstream-failure.ts';

/** What a chat asks for and a message cannot express. The message says what to do instead. */
export const inexpressible = (param: string, message: string): RequestRefused =>
  new RequestRefused(message, { code: 'unsupported_parameter', param });

/** What is no chat of OpenAI's form. */
export const malformed = (param: string, message: string): RequestRefused =>
  new RequestRefused(message, { code: 'invalid_value', param });
