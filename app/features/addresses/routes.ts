/** The pages of one address, which checkout opens in place. */
import { route } from "@remix-run/route-config";

export const addressesRoutes = [
	route("addresses/:id", "features/addresses/save-address.route.tsx"),
	route("addresses/:id/remove", "features/addresses/remove-address.route.tsx"),
];
