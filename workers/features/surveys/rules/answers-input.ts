/** Answers as calls take them, by the ids of their questions. @pure */
import { z } from "zod";
import { maxAnswerLength, maxOptions } from "./limits";

const answer = z.union([z.string().max(maxAnswerLength), z.array(z.string().max(maxAnswerLength)).max(maxOptions)]);

/** Answers; those that say nothing may be left out. */
export const answersInput = z
	.record(z.string().max(20), answer)
	.refine((answers) => Object.keys(answers).length <= 100, { message: "answers:validation.tooLarge" })
	.meta({ "x-max-entries": 100 });
