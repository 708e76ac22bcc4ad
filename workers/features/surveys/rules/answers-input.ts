/** Answers as calls take them, by the ids of their questions. @pure */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { maxAnswerLength, maxOptions } from "./limits";

const answer = z.union([text(maxAnswerLength), z.array(text(maxAnswerLength)).max(maxOptions)]);

/** Answers; those that say nothing may be left out. */
export const answersInput = z
	.record(z.string().max(20), answer)
	.refine((answers) => Object.keys(answers).length <= 100, { message: "answers:validation.tooLarge" })
	.meta({ "x-max-entries": 100 });
