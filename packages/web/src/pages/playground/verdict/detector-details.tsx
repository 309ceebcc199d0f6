import { Blockquote, List, Progress, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DetectorName, TextAnswer } from '../../../detectors/detectors.ts';
import { shownShare } from '../../../shown/numbers.ts';

type Details = TextAnswer['details'];

/** What a detector says beside its flag, in sentences and tables. */
export function DetectorDetails({
  name,
  details,
  isFlagged,
}: {
  name: DetectorName;
  details: Details;
  isFlagged: boolean;
}) {
  const detail = details[name];
  // The cast: a row of the table takes the details of its own detector.
  const Shown = shown[name] as ((props: { detail: unknown; isFlagged: boolean }) => ReactNode) | undefined;
  return detail && Shown ? <Shown detail={detail} isFlagged={isFlagged} /> : null;
}

interface Shown<Name extends DetectorName> {
  readonly detail: NonNullable<Details[Name]>;
  readonly isFlagged: boolean;
}

const shown: { readonly [N in DetectorName]?: (props: Shown<N>) => ReactNode } = {
  pii: PersonalData,
  injection_attack: Injection,
  toxicity: ({ detail }) => (
    <>
      <Shares shares={numbersIn(detail)} what="Label" />
      <Explanation detail={detail} />
    </>
  ),
  nsfw: Explanation,
  topic_detector: ({ detail }) => <Shares shares={detail} what="Topic" />,
  bias: Bias,
  sponge_attack: ({ detail: { families } }) =>
    Array.isArray(families) && families.length > 0 && <Said>Rules that were met: {families.join(', ')}</Said>,
  keyword_detector: Keywords,
  policy_violation: Policy,
  system_prompt: Likeness,
  copyright_ip: Likeness,
};

/** What was asked to be explained. */
function Explanation({ detail }: { readonly detail: { readonly explanation?: string | undefined } }) {
  return detail.explanation === undefined ? null : <Said>{detail.explanation}</Said>;
}

const Said = ({ children }: { children: ReactNode }) => (
  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Text>
);
const Quote = ({ children }: { children: ReactNode }) => (
  <Blockquote p="xs" mt={4} mb={4} fz="sm" style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Blockquote>
);

/** The kind of a placeholder: `<EMAIL_ADDRESS_0>` is an email address. */
const kindOf = (placeholder: string): string =>
  placeholder
    .replace(/^<|_\d+>$/g, '')
    .replaceAll('_', ' ')
    .toLowerCase();

function PersonalData({ detail }: Shown<'pii'>) {
  const found = Object.values(detail).flatMap((group) => Object.entries(group));
  if (found.length === 0) return null;
  return (
    <PairTable
      head={['Kind', 'Value', 'Placeholder']}
      rows={found.map(([mark, value]) => [kindOf(mark), value, mark])}
    />
  );
}

/** A small table of texts. */
export function PairTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <Table verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          {head.map((each) => (
            <Table.Th key={each} scope="col">
              {each}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, at) => (
          <Table.Tr key={at}>
            {row.map((cell, column) => (
              <Table.Td key={head[column]} style={{ overflowWrap: 'anywhere' }}>
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const families: Readonly<Record<string, string>> = {
  override: 'It puts other instructions in the place of yours.',
  jailbreak: 'It talks the model out of its safeguards.',
  extraction: 'It tries to get the instructions of the model out.',
  embedded: 'It stands in a document and is meant for the model.',
};

function Injection({ detail, isFlagged }: Shown<'injection_attack'>) {
  if (!isFlagged) return null;
  const family = families[String(detail.attack_family)];
  return (
    <>
      {family && <Said>{family}</Said>}
      <Quote>{detail.most_unsafe_content}</Quote>
      {detail.explanation && <Said>{detail.explanation}</Said>}
      <Frameworks mapping={detail.compliance_mapping} />
    </>
  );
}

function Frameworks({ mapping }: { mapping: Readonly<Record<string, unknown>> }) {
  const items = Object.entries(mapping).flatMap(([framework, found]) =>
    Array.isArray(found) ? found.map((item) => `${framework.replaceAll('_', ' ')}: ${item.id} ${item.title}`) : [],
  );
  if (items.length === 0) return null;
  return (
    <details>
      <summary>
        <Text size="sm" span>
          What frameworks call it
        </Text>
      </summary>
      <List size="sm">
        {items.map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
    </details>
  );
}

const numbersIn = (detail: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(detail).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  );

/** Shares from 0 to 1, each with a bar. */
function Shares({ shares, what }: { shares: Readonly<Record<string, number>>; what: string }) {
  return (
    <PairTable
      head={[what, 'How likely']}
      rows={Object.entries(shares).map(([name, share]) => [
        name.replaceAll('_', ' '),
        <div key={name}>
          {shownShare(share)}
          <Progress value={share * 100} size="xs" aria-label={`${name}: how likely`} />
        </div>,
      ])}
    />
  );
}

function Bias({ detail, isFlagged }: Shown<'bias'>) {
  return (
    <>
      {isFlagged && (
        <>
          <Said>In neutral words:</Said>
          <Quote>{detail.debiased_text}</Quote>
        </>
      )}
      <Explanation detail={detail} />
    </>
  );
}

function Keywords({
  detail: { detected_counts: counts, redacted_text: redacted },
  isFlagged,
}: Shown<'keyword_detector'>) {
  if (!isFlagged) return null;
  return (
    <>
      <PairTable head={['Word', 'Times']} rows={Object.entries(counts).map(([word, count]) => [word, String(count)])} />
      <Said>Without them:</Said>
      <Quote>{redacted}</Quote>
    </>
  );
}

function Policy({ detail, isFlagged }: Shown<'policy_violation'>) {
  const { violating_policy: rule, explanation, unchecked_rules: unchecked } = detail;
  const isNamed = rule !== 'No Violation Found';
  return (
    <>
      {isFlagged && isNamed && <Said>Broken rule: “{rule}”</Said>}
      {isFlagged && !isNamed && (
        <Said>The answer names the broken rule only from the threshold of the service on.</Said>
      )}
      {isFlagged && isNamed && explanation && <Said>{explanation}</Said>}
      {Array.isArray(unchecked) && unchecked.length > 0 && (
        <Said>
          Not checked, as words cannot show that they are broken: {unchecked.map((each) => `“${each}”`).join(', ')}
        </Said>
      )}
    </>
  );
}

function Likeness({ detail, isFlagged }: Shown<'system_prompt' | 'copyright_ip'>) {
  const { compared_with: count, matched_text: name, decided_by: by, disguise } = detail;
  if (count === 0) return <Said>Nothing is registered to compare with.</Said>;
  if (!isFlagged || typeof name !== 'string') return <Said>Compared with {String(count)} registered.</Said>;
  const how = by === 'wording' ? 'in its words' : 'told in other words';
  return (
    <Said>
      It is like “{name}”, {how}
      {typeof disguise === 'string' && disguise !== 'none' && `, disguised (${disguise})`}.
    </Said>
  );
}
