/** Rebates: their list, one of them with its form, and for account owners what is offered. */
import { route } from "@remix-run/route-config";

export const rebatesRoutes = [
	route("rebates", "features/rebates/rebates.route.tsx"),
	route("rebates/offers", "features/rebates/offers.route.tsx"),
	route("rebates/offers/:id", "features/rebates/save-offer.route.tsx"),
	route("rebates/:id", "features/rebates/rebate.route.tsx"),
];
