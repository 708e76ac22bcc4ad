/** The rules of the account's program. */
import { route } from "@remix-run/route-config";

export const rulesRoutes = [route("rules", "features/rules/rules.route.tsx")];
