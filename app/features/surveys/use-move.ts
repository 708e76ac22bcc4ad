/** Moves a question from a script, as its buttons do. */
import { useSubmit } from "@remix-run/react";
import { formField } from "~/form/form-answer";
import { useFrame } from "~/shell/use-frame";

/** Gives the way to put a question at a place, counted from 0; `shown` stays open. */
export function useMove(moving: string) {
	const submit = useSubmit();
	const { csrf_token } = useFrame();
	return (question_id: number, place: number, shown: number) =>
		submit(
			{ csrf_token, [formField]: moving, question_id, place, shown },
			{ method: "post", preventScrollReset: true },
		);
}
