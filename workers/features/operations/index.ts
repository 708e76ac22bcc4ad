/** What the schedule may use of operations: erasing clients whose time is over. */
export { eraseDueTenants } from "./steps/erase-tenant";
