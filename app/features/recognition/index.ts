/** What screens of other features may use of recognition. */
export { MemberPicker, type MemberPickerProps } from "./member-picker";
