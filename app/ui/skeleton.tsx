/** The outline of what is being loaded, so that nothing jumps when it arrives. */
import { useTranslation } from "~/ui/texts";

/** What is being waited for. */
export type SkeletonShape = "post" | "tiles" | "rows" | "card";

/** Breathing outlines in the place of the content. */
export function Skeleton({ shape, count = 1 }: { shape: SkeletonShape; count?: number }) {
	const { t } = useTranslation("common");
	const pieces = Array.from({ length: count }, (_, index) => <Piece key={index} shape={shape} />);
	return (
		<div className={shape === "tiles" ? "tiles" : "stack"} aria-busy="true">
			<span className="unseen" role="status">
				{t("loading")}
			</span>
			{pieces}
		</div>
	);
}

function Piece({ shape }: { shape: SkeletonShape }) {
	if (shape === "rows") return <Bone height={44} />;
	if (shape === "tiles") {
		return (
			<div className="stack-small">
				<span className="bone" style={{ height: "auto", aspectRatio: "1", borderRadius: "var(--radius)" }} />
				<Bone width="40%" height={12} />
				<Bone width="90%" />
				<Bone width="30%" />
			</div>
		);
	}
	return (
		<div className="card stack">
			{shape === "post" && (
				<div className="row">
					<span className="bone" style={{ width: 48, height: 48, borderRadius: "50%" }} />
					<div className="grow stack-small">
						<Bone width="60%" />
						<Bone width="30%" height={12} />
					</div>
				</div>
			)}
			<Bone height={96} />
			<Bone width="35%" height={20} />
		</div>
	);
}

function Bone({ width = "100%", height = 14 }: { width?: string; height?: number }) {
	return <span className="bone" style={{ width, height }} />;
}
