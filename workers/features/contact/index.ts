/** What other features may use of the contact: the settings of that of a demo. */
export { contactSettings } from "./rules/contact";
