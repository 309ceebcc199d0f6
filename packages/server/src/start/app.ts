import { contract, groupTitles, openapi } from '@redoubt/contract';
import { Hono } from 'hono';
import type { KeyCache } from '../accounts/key-cache.ts';
import { mountPages } from '../dashboard/mount-pages.ts';
import { mountSessions } from '../dashboard/mount-sessions.ts';
import type { SessionCookies } from '../dashboard/session-cookie.ts';
import { getCall, listCalls } from '../gateway/calls/endpoints/calls.ts';
import { costs } from '../gateway/costs/endpoints/costs.ts';
import * as proxied from '../gateway/endpoints/completions.ts';
import * as deployments from '../gateway/endpoints/deployments.ts';
import { moderations } from '../gateway/endpoints/moderations.ts';
import * as shadow from '../gateway/endpoints/shadow.ts';
import * as feedback from '../gateway/feedback/endpoints/feedback.ts';
import { adherence } from '../guardrails/endpoints/adherence.ts';
import { batchDetect } from '../guardrails/endpoints/batch-detect.ts';
import * as codeOfConduct from '../guardrails/endpoints/code-of-conduct.ts';
import { detect } from '../guardrails/endpoints/detect.ts';
import * as detectAudios from '../guardrails/endpoints/detect-audio.ts';
import * as detectImages from '../guardrails/endpoints/detect-image.ts';
import * as guardrails from '../guardrails/endpoints/free.ts';
import { hallucination } from '../guardrails/endpoints/hallucination.ts';
import { deletePii, pii } from '../guardrails/endpoints/pii.ts';
import * as policySamples from '../guardrails/endpoints/policy-samples.ts';
import * as policyWizard from '../guardrails/endpoints/policy-wizard.ts';
import { guardrailsPricing } from '../guardrails/endpoints/pricing.ts';
import { proposeThresholds } from '../guardrails/endpoints/propose-thresholds.ts';
import * as protectedTexts from '../guardrails/endpoints/protected-texts.ts';
import { relevancy } from '../guardrails/endpoints/relevancy.ts';
import * as savedDetection from '../guardrails/endpoints/saved-detection.ts';
import * as savedGuardrails from '../guardrails/endpoints/saved-guardrails.ts';
import * as savedPolicies from '../guardrails/endpoints/saved-policies.ts';
import * as scanPdfs from '../guardrails/endpoints/scan-pdf.ts';
import * as scanUrls from '../guardrails/endpoints/scan-url.ts';
import { errorBody, failureOf, logFailure } from '../http/answer-failure.ts';
import { allowOrigins, corsHeaders } from '../http/cors.ts';
import { creditHeaderWriter } from '../http/credit-headers.ts';
import type { Implementation } from '../http/implement.ts';
import { type Mountable, onFirstCall } from '../http/late-endpoints.ts';
import { createUnpricedLimits } from '../http/limit-unpriced.ts';
import { mount, openExchange } from '../http/mount.ts';
import { openAiError } from '../http/openai-error.ts';
import { mountReference, readExampleAnswers } from '../http/reference-page.ts';
import { unmatchedHandler } from '../http/unmatched.ts';
import * as relay from '../relay/endpoints/bridges.ts';
import * as savedModels from '../saved-models/endpoints/saved-models.ts';
import * as probes from '../service/endpoints/probes.ts';
import type { SharedContext } from './open-context.ts';

/** Endpoints that are loaded with the service. */
const atStart: readonly Implementation[] = [
  probes.health,
  probes.ready,
  detect,
  batchDetect,
  savedDetection.policyDetect,
  savedDetection.policyBatchDetect,
  savedDetection.guardrailDetect,
  savedDetection.guardrailBatchDetect,
  detectImages.detectImage,
  detectImages.policyDetectImage,
  detectImages.guardrailDetectImage,
  detectAudios.detectAudio,
  detectAudios.policyDetectAudio,
  detectAudios.guardrailDetectAudio,
  scanUrls.scanUrl,
  scanUrls.policyScanUrl,
  scanUrls.guardrailScanUrl,
  scanPdfs.scanPdf,
  scanPdfs.policyScanPdf,
  pii,
  deletePii,
  savedPolicies.addPolicy,
  savedPolicies.getPolicy,
  savedPolicies.modifyPolicy,
  savedPolicies.deletePolicy,
  savedPolicies.listPolicies,
  policySamples.addSamples,
  policySamples.listSamples,
  policySamples.deleteSample,
  proposeThresholds,
  savedGuardrails.addGuardrail,
  savedGuardrails.getGuardrail,
  savedGuardrails.modifyGuardrail,
  savedGuardrails.deleteGuardrail,
  savedGuardrails.listGuardrails,
  codeOfConduct.addPolicy,
  codeOfConduct.getPolicy,
  codeOfConduct.modifyPolicy,
  codeOfConduct.deletePolicy,
  codeOfConduct.listPolicies,
  protectedTexts.addProtectedText,
  protectedTexts.getProtectedText,
  protectedTexts.modifyProtectedText,
  protectedTexts.deleteProtectedText,
  protectedTexts.listProtectedTexts,
  policyWizard.inferDocument,
  policyWizard.generateRules,
  adherence,
  relevancy,
  hallucination,
  guardrails.health,
  guardrails.status,
  guardrails.models,
  guardrailsPricing,
  proxied.chatCompletions,
  proxied.completions,
  proxied.listModels,
  proxied.getModel,
  proxied.messages,
  proxied.countTokens,
  proxied.responses,
  proxied.generateContent,
  proxied.embeddings,
  proxied.rerank,
  proxied.generateImage,
  proxied.speech,
  proxied.transcribe,
  moderations,
  deployments.addDeployment,
  deployments.getDeployment,
  deployments.modifyDeployment,
  deployments.deleteDeployment,
  deployments.listDeployments,
  deployments.getDeploymentHealth,
  shadow.getShadowReport,
  shadow.promoteShadow,
  savedModels.addModel,
  savedModels.getModel,
  savedModels.modifyModel,
  savedModels.compareModel,
  savedModels.deleteModel,
  savedModels.listModels,
  savedModels.getDefaults,
  listCalls,
  getCall,
  feedback.giveFeedback,
  feedback.listFeedback,
  feedback.deleteFeedback,
  costs,
  relay.connectBridge,
  relay.bridgeStatus,
  relay.listBridges,
];

/**
 * Every endpoint that is implemented. A test compares this list with the contract. `npm install` compiles the rooms of
 * the first calls, too.
 */
export const implementations: readonly Mountable[] = [
  ...atStart,
  ...onFirstCall(contract.rt, () => import('../redteam-api/endpoints/index.ts')),
  ...onFirstCall(contract.legacy, () => import('../legacy/endpoints/index.ts')),
  ...onFirstCall(contract.admin, () => import('../admin/endpoints/index.ts')),
  ...onFirstCall(contract.usage, () => import('../usage/endpoints/index.ts')),
  ...onFirstCall(contract.insights, () => import('../insights/endpoints/index.ts')),
];

/**
 * Paths under `/ai-proxy` that the proxy does not serve (embeddings, `models/{id}`) get errors in OpenAI's form, the
 * only form that OpenAI's clients read.
 */
const unmatchedBody: Parameters<typeof unmatchedHandler>[1] = (failure, requestId, path) =>
  path.startsWith('/ai-proxy/') && !/^\/ai-proxy\/(?:calls|costs)/.test(path)
    ? openAiError(failure, requestId)
    : errorBody(failure, requestId);

/** Creates the service as a fetch function. It opens no port and starts no process. */
export function createApp(context: SharedContext, keys: KeyCache, cookies: SessionCookies): Hono {
  const { config, log, version } = context;
  const mounting = {
    context,
    ownedBy: (organisationId: string) => ({ detectors: context.detectors.of(organisationId) }),
    keys,
    writeCredits: creditHeaderWriter(config.brand, config.brandAliases),
    unpriced: createUnpricedLimits(config),
  };
  const app = new Hono();
  const cors = corsHeaders(config);
  if (cors) app.use(allowOrigins(cors));
  for (const implementation of implementations) mount(app, implementation, mounting);
  const describe = async () =>
    openapi(
      { title: 'Redoubt', version, brand: config.brand, titles: groupTitles },
      contract,
      await readExampleAnswers(config.brand),
    );
  mountReference(app, describe, 'Redoubt reference');
  mountSessions(app, { context, keys, cookies, knownBy: context });
  mountPages(app, context);
  app.notFound(unmatchedHandler(implementations, unmatchedBody));
  app.onError((error) => {
    const { requestId, headers } = openExchange();
    const failure = failureOf(error);
    logFailure(log.child({ request_id: requestId }), failure);
    const answered = { ...headers, ...failure.headers };
    return Response.json(errorBody(failure, requestId), { status: failure.status, headers: answered });
  });
  return app;
}
