/** The screens of sales with how a look at all screens comes there (visited-screens.ts). */
import type { Visits } from "./visited-screens";

/** By the route's path. */
export const salesVisits: Record<string, Visits | { isNoScreen: string }> = {
	rebates: { member: ["/rebates"], owner: ["/rebates"] },
	"rebates/offers": { owner: ["/rebates/offers"] },
	"rebates/offers/:id": { owner: ["/rebates/offers/new"] },
	"rebates/:id": { member: ["/rebates/new"] },
	sales: { member: ["/sales"], owner: ["/sales"] },
	sales_dashboard: { member: ["/sales_dashboard"], owner: ["/sales_dashboard"] },
	"sales_dashboard/:file": { isNoScreen: "the file of a graph" },
	"sales/bulk/:action": { isNoScreen: "the page of members/bulk, for sales" },
	"sales/log": { member: ["/sales/log"] },
	customers: { owner: ["/customers"] },
	"customers/bulk/:action": { isNoScreen: "the page of members/bulk, for customers" },
	"customers/tree": { owner: ["/customers/tree"] },
	"customers/enroll": { isNoScreen: "one field, read in test/screens/sales-customers by those who have it" },
	"customers/:id": { isNoScreen: "facts and a list, read in test/screens/sales-customers" },
	"customers/:id/note": { isNoScreen: "a question over a customer" },
	"sales/monthly_spend": { owner: ["/sales/monthly_spend"] },
	"sales/points_earnings": { owner: ["/sales/points_earnings"] },
	"sales/:id": { isNoScreen: "facts, read in test/screens/sales" },
	"sales/categories": { owner: ["/sales/categories"] },
	"sales/categories/:id": { owner: ["/sales/categories/new"] },
	"sales/brands": { owner: ["/sales/brands"] },
	"sales/brands/:id": { owner: ["/sales/brands/new"] },
	"sales/products": { owner: ["/sales/products"] },
	"sales/products/:id": { owner: ["/sales/products/new"] },
	...{ "sales/rules": { owner: ["/sales/rules"] }, "sales/rules/:id": { owner: ["/sales/rules/new"] } },
	"sales/levels": { owner: ["/sales/levels"] },
	"sales/invoices": { member: ["/sales/invoices"], owner: ["/sales/invoices"] },
};
