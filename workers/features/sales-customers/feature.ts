/** Everything that the sales-customers feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { assignCustomers } from "./bulk-actions/assign-customers";
import { closeEnrollments } from "./bulk-actions/close-enrollments";
import { assignCustomersToSalesRep } from "./endpoints/assign-customers-to-sales-rep";
import { enrollCustomer } from "./endpoints/enroll-customer";
import { getCustomerTree } from "./endpoints/get-customer-tree";
import { getSalesPerson } from "./endpoints/get-sales-person";
import { getCustomersReport } from "./lists/get-customers-report.query";
import { menu } from "./menu";

export const feature = defineFeature({
	menu,
	endpoints: [assignCustomersToSalesRep, enrollCustomer, getCustomerTree, getSalesPerson],
	lists: [getCustomersReport],
	bulkActions: [assignCustomers, closeEnrollments],
});
