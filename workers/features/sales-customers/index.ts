/** What other features may use of customers: who is one, and whose they are. */
export { findDistributors } from "./steps/find-distributors";
export { customersOf, enrollmentStatusOf } from "./store/customers";
