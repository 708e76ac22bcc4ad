/** What screens of other features may use of people: their row, and choosing one of them. */
export { ChoosePerson } from "./choose-person";
export { PersonRow } from "./person-row";
