/** Screens of members, for account owners. */
import { route } from "@remix-run/route-config";

export const membersRoutes = [route("members/invitations", "features/members/invitations.route.tsx")];
