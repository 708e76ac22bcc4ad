/** The members for account owners: their list, one of them, and what can be done for them. */
import { route } from "@remix-run/route-config";

export const membersRoutes = [route("members", "features/members/members.route.tsx")];
