/** The cards that people send each other. */
import { route } from "@remix-run/route-config";

export const appreciationsRoutes = [route("appreciations", "features/appreciations/appreciations.route.tsx")];
