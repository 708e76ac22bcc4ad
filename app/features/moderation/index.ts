/** What other features' screens use of moderation: deciding a request in its place. */
export { DecideForm } from "./decide-form";
export { RefusedDecision } from "./refused-decision";
