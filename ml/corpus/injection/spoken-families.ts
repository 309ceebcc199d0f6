import { spokenFrench } from './spoken-french.ts';
import { spokenGerman } from './spoken-german.ts';
import { spokenOrders } from './spoken-orders.ts';
import { spokenRequests } from './spoken-requests.ts';
import { spokenSpanish } from './spoken-spanish.ts';

/** What people say aloud, as speech recognition writes it: short orders to take over, and requests in the same words. */
export const spokenFamilies = [...spokenOrders, ...spokenRequests, ...spokenFrench, ...spokenGerman, ...spokenSpanish];
