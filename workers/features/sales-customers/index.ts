/** What other features may use of customers: who is one, whose they are, and who sees them. */
export { customerReaders } from "./rules/roles";
export { customersOf, enrollmentStatusOf } from "./store/customers";
