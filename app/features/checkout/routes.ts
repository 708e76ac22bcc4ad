/** The cart and checkout, one screen. */
import { route } from "@remix-run/route-config";

export const checkoutRoutes = [route("store/checkout", "features/checkout/checkout.route.tsx")];
