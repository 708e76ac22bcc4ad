/** What shows that something is on its way. */
import { useTranslation } from "~/ui/texts";

/** A spinner with its word, 'Loading' unless told otherwise. */
export function LoadingIndicator({ label }: { label?: string }) {
	const { t } = useTranslation("common");
	return (
		<div className="loading" role="status">
			<span className="spinner" />
			{label ?? t("loading")}
		</div>
	);
}
