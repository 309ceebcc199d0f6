export { billingPeriod } from './billing-period.ts';
export { guardrailsRates } from './guardrails-rates.ts';
export {
  type CountedTokens,
  dollarsOf,
  dollarText,
  modelCost,
  nanoDollars,
  type TokenPrices,
  tokenPrices,
} from './model-cost.ts';
export { allowanceOf, projectAllowanceOf } from './plans.ts';
export { type Price, priceOf } from './price.ts';
export { priceBatchDetection, priceDetection } from './price-detection.ts';
export { priceFlatCall, priceMediaDetection } from './price-guardrails-call.ts';
export { type ProxyStage, priceProxyStages } from './price-proxy-stage.ts';
export { attackMultiplier, priceEval, pricePlayground, priceRun, priceThreatModeling } from './price-redteam.ts';
export { priceDocument, priceScanUrl } from './price-scan.ts';
export { RATE_TABLE_DATE } from './rates.ts';
export { redteamRates } from './redteam-rates.ts';
