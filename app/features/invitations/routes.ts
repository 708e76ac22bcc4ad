/** Screens of invitations, for account owners. */
import { route } from "@remix-run/route-config";

export const invitationsRoutes = [route("members/invitations", "features/invitations/invitations.route.tsx")];
