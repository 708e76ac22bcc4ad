/** What somebody who asked a program for points is told of the decision. @pure */
import { z } from "zod";

/** `asked_points` are those for which they asked, `points` those that they got. */
export const claimDecidedValues = z.object({
	claim_id: z.int(),
	program: z.string(),
	by: z.string(),
	reason: z.string(),
	points: z.int(),
	asked_points: z.int(),
});
