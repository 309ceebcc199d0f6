import { type Pipeline, PipelineError, type Step } from './pipeline-file.ts';

/** The steps that make what a step takes. */
export function stepsBefore(step: Step, { steps }: Pipeline): Step[] {
  return steps.filter((other) => other !== step && other.outputs.some((output) => step.inputs.includes(output)));
}

/**
 * The step after all those that it depends on, each once.
 * @throws PipelineError that names the steps of a circle
 */
export function inOrder(step: Step, pipeline: Pipeline): Step[] {
  const order: Step[] = [];
  const visit = (each: Step, path: readonly Step[]) => {
    if (path.includes(each)) {
      const circle = [...path.slice(path.indexOf(each)), each].map(({ name }) => name);
      throw new PipelineError(`The steps depend on each other in a circle: ${circle.join(' → ')}`);
    }
    if (order.includes(each)) return;
    for (const before of stepsBefore(each, pipeline)) visit(before, [...path, each]);
    order.push(each);
  };
  visit(step, []);
  return order;
}
