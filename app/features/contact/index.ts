/** What other screens show of the person behind the help: the card at the foot of a page, and where owners set them. */
export { ContactCard } from "./contact-card";
export { ContactSettings } from "./contact-settings";
