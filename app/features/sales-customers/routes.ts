/** Customers: their list and what is done with those selected, the tree, enrolling one, and one customer or sales rep. */
import { route } from "@remix-run/route-config";

export const salesCustomersRoutes = [
	route("customers", "features/sales-customers/customers.route.tsx"),
	route("customers/bulk/:action", "features/sales-customers/bulk-action.route.tsx"),
	route("customers/tree", "features/sales-customers/tree.route.tsx"),
	route("customers/enroll", "features/sales-customers/enroll.route.tsx"),
	route("customers/:id", "features/sales-customers/person.route.tsx"),
];
