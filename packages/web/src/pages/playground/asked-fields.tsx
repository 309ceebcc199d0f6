import { FileInput, Stack, Textarea, TextInput } from '@mantine/core';
import { type Asked, isMedia, modes } from './modes.ts';

interface AskedFieldsProps {
  readonly asked: Asked;
  readonly onChange: (asked: Asked) => void;
}

/** The fields for what is to be judged: a text, a file, or an address. */
export function AskedFields({ asked, onChange }: AskedFieldsProps) {
  const { mode, text, url, file } = asked;
  const textarea = (label: string, minRows: number) => (
    <Textarea
      label={label}
      value={text}
      onChange={(event) => onChange({ ...asked, text: event.currentTarget.value })}
      autosize
      minRows={minRows}
      maxRows={24}
    />
  );
  if (mode === 'text') return textarea('Text', 6);
  if (mode === 'url') {
    return (
      <TextInput
        label="Address"
        description="It is fetched by the service, not by your browser"
        placeholder="https://example.com/"
        type="url"
        value={url}
        onChange={(event) => onChange({ ...asked, url: event.currentTarget.value })}
      />
    );
  }
  return (
    <Stack>
      <FileInput
        label={modes[mode].label}
        description={descriptions[mode]}
        placeholder="Choose a file"
        accept={modes[mode].accept}
        value={file}
        onChange={(chosen) => onChange({ ...asked, file: chosen })}
        clearable
      />
      {isMedia(mode) && textarea('The prompt beside it, if there is one', 2)}
    </Stack>
  );
}

const descriptions = {
  image: 'PNG, JPEG, WebP, GIF, TIFF, AVIF or SVG of at most 20 MiB',
  audio: 'WAV, MP3, Ogg, M4A, FLAC or WebM of at most ten minutes',
  pdf: 'At most 300 pages',
} as const;
