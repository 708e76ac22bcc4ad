/** Saves answers by itself when somebody rests, one saving after the other; sending waits for the one that is under way. */
import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormAnswer } from "~/form/form-answer";
import { staysField } from "~/form/form-answer";
import { isOffline } from "~/shell/offline-notice";
import type { ShownSurvey } from "./survey-view.server";

/** So long it waits for the next letter. */
const restMs = 1500;

type Saved = { version: number; saved: string };

/** The version to send along, what was saved when, and the handlers of the form. */
export function useAutosave(survey: Pick<ShownSurvey, "version" | "saved" | "id">, isOn: boolean) {
	const fetcher = useFetcher<FormAnswer<Saved>>({ key: `autosave-${survey.id}` });
	const timer = useRef<ReturnType<typeof setTimeout>>();
	const waiting = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null }>();
	const dirty = useRef<HTMLFormElement>();
	const [known, setKnown] = useState<Saved>();
	const isBusy = fetcher.state !== "idle";
	const data = fetcher.data?.data;
	useEffect(() => {
		if (data) setKnown(data);
	}, [data]);
	const version = Math.max(survey.version, known?.version ?? 0, data?.version ?? 0);
	const save = (form: HTMLFormElement) => {
		const fields = new FormData(form);
		fields.set("act", "save");
		fields.set("version", String(version));
		fields.set(staysField, "1");
		dirty.current = undefined;
		fetcher.submit(fields, {
			method: "post",
			action: window.location.pathname.replace(/^\/webapp/, ""),
			preventScrollReset: true,
		});
	};
	const latest = useRef(save);
	latest.current = save;
	useEffect(() => () => clearTimeout(timer.current), []);
	useEffect(() => {
		if (isBusy) return;
		const asked = waiting.current;
		waiting.current = undefined;
		if (asked) asked.form.requestSubmit(asked.submitter);
		else if (dirty.current) latest.current(dirty.current);
	}, [isBusy]);
	return {
		version,
		saved: data?.saved ?? known?.saved ?? null,
		refused: fetcher.data?.refusal?.resultMsg,
		/** Of the form's input. */
		start: (form: HTMLFormElement) => {
			if (!isOn) return;
			clearTimeout(timer.current);
			timer.current = setTimeout(() => {
				if (isBusy) dirty.current = form;
				else if (!isOffline()) latest.current(form);
			}, restMs);
		},
		onSubmit: (event: FormEvent<HTMLFormElement>) => {
			clearTimeout(timer.current);
			if (!isBusy) return;
			event.preventDefault();
			waiting.current = { form: event.currentTarget, submitter: (event.nativeEvent as SubmitEvent).submitter };
		},
	};
}
