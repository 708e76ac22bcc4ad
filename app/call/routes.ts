/** The one address at which scripts ask. */
import { route } from "@remix-run/route-config";

export const callRoutes = [route("call/*", "call/call.route.tsx")];
