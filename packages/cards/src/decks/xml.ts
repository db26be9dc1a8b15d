import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fail, ok, type Result, said } from '../result.ts';

export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  readonly line: number;
};

type Node = Readonly<Record<string | symbol, unknown>>;

const META = XMLParser.getMetaDataSymbol() as unknown as symbol;
const ATTRIBUTES = ':@';
const TEXT = '#text';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  htmlEntities: true,
  captureMetaData: true,
});

/** Reads an XML document and gives its outermost element. Fails with `brokenXml` and the line. */
export function readXml(text: string): Result<XmlElement, 'brokenXml'> {
  try {
    const validity = XMLValidator.validate(text);
    if (validity !== true) return fail('brokenXml', validity.err.msg, { line: validity.err.line });
    const root = elementsOf(parser.parse(text), text)[0];
    return root === undefined ? fail('brokenXml', 'there is no element in the document') : ok(root);
  } catch (thrown) {
    return fail('brokenXml', said(thrown));
  }
}

function elementsOf(nodes: unknown, text: string): XmlElement[] {
  return nodesOf(nodes).flatMap(node => {
    const name = Object.keys(node).find(key => key !== ATTRIBUTES && key !== TEXT);
    if (name === undefined) return [];
    const inside = nodesOf(node[name]);
    return [
      {
        name,
        attributes: attributesOf(node[ATTRIBUTES]),
        children: elementsOf(inside, text),
        text: inside.map(child => (typeof child[TEXT] === 'string' ? child[TEXT] : '')).join(''),
        line: lineAt(text, startOf(node)),
      },
    ];
  });
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const attributesOf = (value: unknown): Record<string, string> =>
  isNode(value) ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)])) : {};

function startOf(node: Node): number {
  const meta = node[META];
  return isNode(meta) && typeof meta.startIndex === 'number' ? meta.startIndex : 0;
}

function lineAt(text: string, end: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
