// Threat modeling, apart from the other exports: its word tables are loaded with the first dataset.
export { makeDataset } from './threats/make-dataset.ts';
export { profileOf } from './threats/threat-profile.ts';
