/** The ways in which a PDF holds text that a reader of its pages does not see, and what each of them is. */
export const pdfHidings = {
  invisible_mode: 'drawn in a text rendering mode that paints nothing',
  same_colour: 'in the colour of what is behind it, such as white on white',
  transparent: 'drawn with next to no opacity',
  tiny: 'at most 1.5 points high',
  off_page: 'beside the page',
  under_image: 'under a picture that is drawn over it',
  under_shape: 'under a filled area that is drawn over it',
  in_picture: 'written in a picture, so faint that a person hardly sees it',
  layer_off: 'on a layer that is switched off',
  annotation: 'a comment, a link or another annotation',
  form_field: 'the value, choices or tooltip of a form field',
  alternative_text: 'what stands in for a picture or a part of the page',
  metadata: 'the properties of the file: title, subject, keywords, its own ones, XMP',
  attachment: 'the name or description of an attached file',
  attachment_text: 'a text in an attached file',
  outline: 'a bookmark',
  script: 'a text in a script of the file',
} as const satisfies Readonly<Record<string, string>>;

/** A way in which a PDF holds text that a reader of its pages does not see. */
export type PdfHiding = keyof typeof pdfHidings;
