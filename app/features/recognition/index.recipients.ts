/** What few screens of other features use of recognition: the field of recipients, apart so that home does not carry it. */
export type { Chosen } from "./draft";
export { RecipientField } from "./recipient-field";
