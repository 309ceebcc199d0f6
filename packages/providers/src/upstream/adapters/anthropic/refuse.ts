import { RequestRefused } from '../../upstream-failure.ts';

/** The error for a feature that Anthropic's API cannot express. The message says what to do instead. */
export const inexpressible = (param: string, message: string): RequestRefused =>
  new RequestRefused(message, { code: 'unsupported_parameter', param });

/** The error for a request that does not have the form of OpenAI's chats. */
export const malformed = (param: string, message: string): RequestRefused =>
  new RequestRefused(message, { code: 'invalid_value', param });
