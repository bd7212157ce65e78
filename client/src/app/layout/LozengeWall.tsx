import styles from './LozengeWall.module.css';

const WIDTH = 172;
const HEIGHT = 164;
const ROWS = 12;
const COLUMNS = 5;

interface Accent {
  fill: string;
  word: string;
  lang: string;
}

const SAFFRON = '#F2A93B';
const TEAL = '#17908A';
const CORAL = '#F07A62';

// Chosen by hand (row, column): few, never adjacent; "mot" and "word" form the name.
const ACCENTS: Record<string, Accent> = {
  '2,1': { fill: SAFFRON, word: 'mot', lang: 'fr' },
  '5,2': { fill: '#DCE4FB', word: 'word', lang: 'en' },
  '7,0': { fill: TEAL, word: '言葉', lang: 'ja' },
  '4,0': { fill: CORAL, word: 'слово', lang: 'uk' },
  '9,2': { fill: SAFFRON, word: 'palabra', lang: 'es' },
  '1,3': { fill: TEAL, word: 'Wort', lang: 'de' },
  '8,3': { fill: CORAL, word: 'كلمة', lang: 'ar' },
};

const WORDS =
  'woord sana λέξη parola 단어 słowo ord शब्द palavra slovo kelime מילה từ cuvânt szó riječ sõna gair orð hitz'.split(
    ' ',
  );
const BLUES = ['#1E3170', '#22387F', '#1B2B63', '#2A4396'];

interface Lozenge {
  id: string;
  x: number;
  y: number;
  fill: string;
  word: string;
  accent: Accent | undefined;
}

function lozenge(row: number, column: number, index: number): Lozenge {
  const accent = ACCENTS[`${row},${column}`];
  return {
    id: `${row},${column}`,
    x: column * WIDTH + (row % 2 === 0 ? 0 : WIDTH / 2) - 40 + WIDTH / 2,
    y: (row * HEIGHT) / 2 - 30 + HEIGHT / 2,
    fill: accent?.fill ?? BLUES[(row * 3 + column * 5 + row * column + 40) % BLUES.length] ?? '',
    word: accent?.word ?? WORDS[(index * 7 + row) % WORDS.length] ?? '',
    accent,
  };
}

function allLozenges(): Lozenge[] {
  const wall: Lozenge[] = [];
  for (let row = -1; row < ROWS; row += 1) {
    for (let column = -1; column < COLUMNS; column += 1) wall.push(lozenge(row, column, wall.length + 1));
  }
  return wall;
}

const WALL = allLozenges();

const ink = (accent: Accent | undefined): string => {
  if (!accent) return '#7E93D6';
  return accent.fill === TEAL ? '#fff' : '#131A2E';
};

/** A decorative pattern with "word" in many languages. */
export function LozengeWall() {
  return (
    <div className={styles.wall} aria-hidden>
      <svg viewBox="0 0 620 900" preserveAspectRatio="xMidYMid slice">
        {WALL.map(({ id, x, y, fill, word, accent }) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            <path
              d={`M0 ${-HEIGHT / 2}L${WIDTH / 2} 0L0 ${HEIGHT / 2}L${-WIDTH / 2} 0z`}
              fill={fill}
              stroke="#152352"
            />
            <text
              y="7"
              textAnchor="middle"
              fontSize={accent ? 22 : 17}
              fontWeight={accent ? 650 : 500}
              fill={ink(accent)}
              lang={accent?.lang}
            >
              {word}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
