/** Moves a question from a script, as its buttons do, and keeps the keyboard at what was moved. */
import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { formField } from "~/form/form-answer";
import { useFrame } from "~/shell/use-frame";

/** The way that a button leads; the list finds it again by this after the move. */
export type Way = "up" | "down";

/** The list's element, the question that moved last, and the ways to put one at a place, counted from 0; `shown` stays open. */
export function useMove(moving: string, places: readonly number[]) {
	const submit = useSubmit();
	const { csrf_token } = useFrame();
	const list = useRef<HTMLOListElement>(null);
	const pressed = useRef<{ id: number; way: Way }>();
	const [moved, setMoved] = useState<number>();
	const order = places.join(" ");
	// A question that changes its place in the document loses the focus, and at the end of the list one of its buttons.
	useEffect(() => {
		const { current } = pressed;
		if (!current || !order) return;
		pressed.current = undefined;
		const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-question="${current.id}"] button`);
		const all = [...(buttons ?? [])];
		(all.find(({ dataset }) => dataset.way === current.way) ?? all[0])?.focus();
	}, [order]);
	return {
		list,
		moved,
		/** Notes which button sends its form. */
		onSubmit: ({ nativeEvent }: FormEvent) => {
			const { submitter } = nativeEvent as SubmitEvent;
			const id = Number(submitter?.closest<HTMLElement>("[data-question]")?.dataset.question);
			if (!submitter || !id) return;
			pressed.current = { id, way: submitter.dataset.way as Way };
			setMoved(id);
		},
		move: (question_id: number, place: number, shown: number) => {
			setMoved(question_id);
			submit(
				{ csrf_token, [formField]: moving, question_id, place, shown },
				{ method: "post", preventScrollReset: true },
			);
		},
	};
}
