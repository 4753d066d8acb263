/**
 * The label of a node, told from others of the same label: `城南分公司 / 停车运营部` where several nodes are called
 * 停车运营部. Before it stands the nearest node above that `isHome` accepts (default: the parent), and what it lies in
 * directly where that home has several of the same label.
 */
export function qualifiedLabel<Node extends { id: string; label: string }>(
  index: NodePlaces<Node>,
  id: string,
  isHome: (node: Node) => boolean = () => true,
): string {
  const own = index.get(id)?.node;
  if (!own) return id;
  const namesakes = (labelsOf(index).get(own.label) ?? []).filter((other) => other !== id);
  if (namesakes.length === 0) return own.label;
  const parent = aboveOf(index, id);
  const home = homeOf(index, id, isHome);
  const isAmbiguous = namesakes.some((other) => homeOf(index, other, isHome)?.id === home?.id);
  const words = [home?.label, isAmbiguous && parent?.id !== home?.id ? parent?.label : undefined, own.label];
  return words.filter((word) => word !== undefined).join(' / ');
}

/** Node and parent of every id. */
export type NodePlaces<Node> = ReadonlyMap<string, { node: Node; parentId: string | null | undefined }>;

function aboveOf<Node>(index: NodePlaces<Node>, id: string): Node | undefined {
  return index.get(index.get(id)?.parentId ?? '')?.node;
}

function homeOf<Node extends { id: string }>(
  index: NodePlaces<Node>,
  id: string,
  isHome: (node: Node) => boolean,
): Node | undefined {
  for (let above = aboveOf(index, id); above; above = aboveOf(index, above.id)) if (isHome(above)) return above;
  return undefined;
}

/** Ids by label, counted once for an index. */
function labelsOf<Node extends { id: string; label: string }>(index: NodePlaces<Node>) {
  let labels = known.get(index);
  if (labels) return labels;
  labels = new Map();
  for (const [id, { node }] of index) {
    const ids = labels.get(node.label);
    if (ids) ids.push(id);
    else labels.set(node.label, [id]);
  }
  known.set(index, labels);
  return labels;
}

const known = new WeakMap<object, Map<string, string[]>>();
