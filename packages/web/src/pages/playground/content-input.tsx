import { SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { Content } from './asked.ts';
import { FileDrop } from './file-drop.tsx';
import { type Mode, modeNames, modeOf } from './modes.ts';

interface ContentInputProps {
  readonly content: Content;
  readonly onChange: (change: Partial<Content>) => void;
}

/** What is judged: a text, a file, or an address. */
export function ContentInput({ content, onChange }: ContentInputProps) {
  const { mode } = content;
  return (
    <Stack>
      <SegmentedControl
        aria-label="What to judge"
        value={mode}
        onChange={(value) => onChange({ mode: value, file: null })}
        data={modeNames.map((name) => ({ value: name, label: modeOf(name).label }))}
        fullWidth
      />
      {mode === 'text' && (
        <Textarea
          label="Text"
          description={`${new Intl.NumberFormat('en').format([...content.text].length)} characters`}
          value={content.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
          autosize
          minRows={6}
          maxRows={20}
        />
      )}
      {mode === 'url' && (
        <Address
          content={content}
          onChange={onChange}
          label="Address of a page"
          description="HTML, plain text, Markdown, a picture, or a PDF on the web"
        />
      )}
      {modeOf(mode).accept !== undefined && <FileInput content={content} onChange={onChange} />}
    </Stack>
  );
}

const nouns: Partial<Record<Mode, string>> = { image: 'picture', audio: 'recording', pdf: 'PDF' };
const kinds: Partial<Record<Mode, string>> = {
  image: 'PNG, JPEG, WebP, GIF, TIFF, AVIF and SVG are read, with what is hidden in them.',
  audio: 'WAV, MP3, Ogg, FLAC and WebM of at most ten minutes are read. The embedded model understands English.',
  pdf: 'Each page is judged, with the text that a reader does not see. A PDF on the web is scanned in the mode URL.',
};

function FileInput({ content, onChange }: ContentInputProps) {
  const { mode, file, isByAddress, beside } = content;
  const { accept = '', takesAddress, isMedia } = modeOf(mode);
  const noun = nouns[mode] ?? 'file';
  return (
    <>
      {takesAddress && (
        <SegmentedControl
          aria-label="Where the file comes from"
          size="xs"
          value={isByAddress ? 'address' : 'file'}
          onChange={(value) => onChange({ isByAddress: value === 'address' })}
          data={[
            { value: 'file', label: 'A file' },
            { value: 'address', label: 'An address' },
          ]}
        />
      )}
      {takesAddress && isByAddress ? (
        <Address
          content={content}
          onChange={onChange}
          label={`Address of the ${noun}`}
          description="The service fetches it"
        />
      ) : (
        <FileDrop what={noun} accept={accept} file={file} onChoose={(chosen) => onChange({ file: chosen })} />
      )}
      <Text size="xs" c="dimmed">
        {kinds[mode]}
      </Text>
      {isMedia && (
        <Textarea
          label="Text beside it"
          description="The prompt that comes with it. It is judged as well, at no charge"
          value={beside}
          onChange={(event) => onChange({ beside: event.currentTarget.value })}
          autosize
        />
      )}
    </>
  );
}

interface AddressProps extends ContentInputProps {
  readonly label: string;
  readonly description: string;
}

const Address = ({ content, onChange, label, description }: AddressProps) => (
  <TextInput
    label={label}
    description={description}
    placeholder="https://example.com/"
    inputMode="url"
    value={content.address}
    onChange={(event) => onChange({ address: event.currentTarget.value })}
  />
);
