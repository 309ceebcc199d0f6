import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const run = '/rt/runs/%7Brun_id%7D';
const dataset = '/rt/datasets/%7Bdataset_id%7D';

/** The specification's map of the archived API: what each path is now, and what a call without a key is told. */
const map = [
  ['POST', '/redteam/add-task', '/rt/redteam', 401],
  ['POST', '/redteam/v2/add-task', '/rt/redteam', 401],
  ['POST', '/redteam/v2/add-custom-task', '/rt/redteam', 401],
  ['POST', '/redteam/v3/add-custom-task', '/rt/redteam', 401],
  ['POST', '/redteam/v2/model/add-task', '/rt/model/redteam', 401],
  ['POST', '/redteam/v2/model/add-custom-task', '/rt/model/redteam', 401],
  ['POST', '/redteam/v3/model/add-custom-task', '/rt/model/redteam', 401],
  ['POST', '/redteam/model-health', '/rt/model-health', 401],
  ['POST', '/redteam/v3/model-health', '/rt/model-health', 401],
  ['POST', '/redteam/model/model-health', '/rt/model/model-health', 401],
  ['POST', '/redteam/v3/model/model-health', '/rt/model/model-health', 401],
  ['GET', '/redteam/health', '/rt/health', 200],
  ['GET', '/redteam/get-task', run, 401],
  ['GET', '/redteam/task-status', run, 401],
  ['GET', '/redteam/v3/results/summary', `${run}/results`, 401],
  ['GET', '/redteam/v3/results/summary/bias_test', `${run}/results`, 401],
  ['GET', '/redteam/v3/results/details', `${run}/records`, 401],
  ['GET', '/redteam/v3/results/details/bias_test', `${run}/records`, 401],
  ['GET', '/redteam/download-link', `${run}/records`, 401],
  ['GET', '/redteam/list-tasks', '/docs', 401],
  ['PATCH', '/redteam/cancel-task', `${run}/signal/cancel`, 401],
  ['POST', '/redteam/findings', '/rt/findings', 401],
  ['POST', '/redteam/risk-mitigation/system-prompt', '/rt/risk-mitigation/system-prompt', 401],
  ['POST', '/redteam/risk-mitigation/guardrails-policy', '/rt/risk-mitigation/guardrails-policy', 401],
  ['POST', '/datasets/add-task', '/rt/threat-modeling', 401],
  ['GET', '/datasets/task-status', dataset, 401],
  ['GET', '/datasets/get-task', dataset, 401],
  ['GET', '/datasets/get-datacard', dataset, 401],
  ['GET', '/datasets/get-dataset', dataset, 401],
  ['GET', '/datasets/get-summary', dataset, 401],
  ['GET', '/datasets/list-tasks', dataset, 401],
] as const;

test.each(map)('%s %s is %s now', async (method, path, successor, status) => {
  const response = await fetch(service.url + path, { method });
  expect(response.status).toBe(status);
  expect(response.headers.get('deprecation')).toBe('true');
  expect(response.headers.get('link')).toBe(`<${successor}>; rel="successor-version"`);
});
