/** A survey that could not be fetched: the words as a toast, where scripts run, and nothing else of it. */
import { useEffect } from "react";
import { Notice } from "~/ui/notice";
import { useToasts } from "~/ui/toast";
import { useIsScripted } from "~/ui/use-is-scripted";

/** The words. */
export function FetchFailure({ text }: { text: string | null }) {
	const { show } = useToasts();
	const isScripted = useIsScripted();
	useEffect(() => {
		if (text) show({ text, tone: "bad" });
	}, [text, show]);
	if (!text || isScripted) return null;
	return (
		<Notice tone="bad" isLive>
			{text}
		</Notice>
	);
}
