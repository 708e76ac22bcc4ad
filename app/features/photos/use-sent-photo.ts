/** A photo on its way while the form around it is filled in: what the form sends then is where the photo lies. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { sendFile } from "~/call/send-file";
import { useFrame } from "~/shell/use-frame";

/** How far it is, in percent; `isHeld` while the form waits for it. */
export type SentPhoto = { phase: "sending" | "interrupted" | "sent"; percent: number; isHeld: boolean };

/** Seconds that a broken sending rests after each failed try in a row; a line that is back ends the rest. */
const restSeconds = [1, 2, 4, 8, 15, 30];

/** Sends a photo for the form around `field`; `goOn` ends the rest after a broken connection. */
export function useSentPhoto(field: RefObject<HTMLElement>) {
	const { csrf_token } = useFrame();
	const [sent, setSent] = useState<SentPhoto>();
	const running = useRef<{
		abort: AbortController;
		upload_id?: number;
		held?: HTMLElement | null;
		goOn?: () => void;
	}>();
	const forget = useCallback(() => {
		running.current?.abort.abort();
		running.current = undefined;
		setSent(undefined);
	}, []);
	const send = async (file: Blob) => {
		forget();
		if (!globalThis.crypto?.subtle) return;
		const own: NonNullable<typeof running.current> = { abort: new AbortController() };
		running.current = own;
		const show = (phase: SentPhoto["phase"], bytes: number) => {
			if (running.current === own)
				setSent({ phase, percent: Math.floor((bytes / file.size) * 100), isHeld: own.held !== undefined });
		};
		show("sending", 0);
		try {
			own.upload_id = await sendFile(file, {
				csrf_token,
				signal: own.abort.signal,
				onSent: ({ bytes, isInterrupted }) => show(isInterrupted ? "interrupted" : "sending", bytes),
				rest: (failures) => rest(failures, own),
			});
			show("sent", file.size);
		} catch {
			// Refused or taken back: the form sends the file itself, as it does without scripts, and says what is wrong with it.
			if (running.current === own) setSent(undefined);
		}
		if (running.current !== own) return;
		const { held } = own;
		if (own.upload_id === undefined) running.current = undefined;
		if (held !== undefined) field.current?.closest("form")?.requestSubmit(held);
	};
	useEffect(() => {
		const form = field.current?.closest("form");
		if (!form) return;
		const hold = (event: SubmitEvent) => {
			const own = running.current;
			if (!own || own.upload_id !== undefined) return;
			event.preventDefault();
			event.stopPropagation();
			own.held = event.submitter;
			setSent((now) => now && { ...now, isHeld: true });
		};
		const name = ({ formData }: FormDataEvent) => {
			const upload_id = running.current?.upload_id;
			if (upload_id === undefined) return;
			formData.delete("file");
			formData.set("upload_id", String(upload_id));
		};
		form.addEventListener("submit", hold);
		form.addEventListener("formdata", name);
		form.addEventListener("reset", forget);
		return () => {
			form.removeEventListener("submit", hold);
			form.removeEventListener("formdata", name);
			form.removeEventListener("reset", forget);
			forget();
		};
	}, [field, forget]);
	return { sent, send, forget, goOn: () => running.current?.goOn?.() };
}

function rest(failures: number, own: { goOn?: () => void }): Promise<void> {
	return new Promise((resolve) => {
		const seconds = restSeconds[Math.min(failures, restSeconds.length) - 1]!;
		const end = () => {
			clearTimeout(timer);
			window.removeEventListener("online", end);
			resolve();
		};
		const timer = setTimeout(end, seconds * 1_000);
		window.addEventListener("online", end);
		own.goOn = end;
	});
}
