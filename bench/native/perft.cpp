// Halma 16x16 two-player perft reference (camps of 19).
//
// A move: one man either STEPS to one of the 8 adjacent empty squares, or HOPS: a chain of
// jumps, each over one adjacent man of any colour into the empty square directly beyond.  During
// the chain, the moving man is lifted off its origin: it cannot be jumped over, and the origin is
// empty.  But ending on the origin is not a move.  Distinct moves = distinct (from,to) pairs.
// No captures, no other restriction; white moves first; the end of the game is ignored.
//
// Variants (all must agree):
//   naive    the rules written out literally (oracle; slow)
//   mailbox  20x20 padded byte board, piece lists, stack BFS with generation stamps
//   avx2     256-bit bitboard, one 16-bit lane per row, flood fill of the whole board
//   quad     "parity-class" bitboards: 4 x u64, flood fill inside one u64 (see below)
//   quadc    quad + jump components found once per position and shared between men
//
// Why quad works.  A jump changes row and column by -2, 0 or +2, so a hopping man never leaves its
// class (row parity, column parity): 8x8 = 64 squares = one u64.  The man jumped over is always
// in ANOTHER class.  Hence (1) a step and a hop never end on the same square, (2) the moving man
// can never jump over itself, lifted or not, and (3) reachability by jumps is an undirected graph
// on the empty squares of one 8x8 board.  The "lifted man" and "counts once" clauses are
// therefore vacuous (the naive variant still implements them, as a proof by test).
//
// Build:  g++ -O3 -march=native -std=c++17 -o perft perft.cpp       (or -O2 -mavx2 -mbmi -mbmi2 -mpopcnt)
// Usage:  ./perft [--variant V|all] [--depth N] [--nobulk] [--divide] [--reps K]
//                 [--fen F] [--seed S --plies P] [--print] [--suite]
#include <immintrin.h>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>
using u8 = uint8_t; using u16 = uint16_t; using u32 = uint32_t; using u64 = uint64_t;

// ---------------------------------------------------------------- plain position + FEN
struct Pos { u8 b[256]; int stm; };  // b[r*16+c]: 0 empty, 1 white, 2 black; r,c 0-based from bottom-left
static const int CAMP[5] = {5, 5, 4, 3, 2};

static Pos startpos() {
  Pos p{}; p.stm = 0;
  for (int r = 0; r < 5; r++) for (int c = 0; c < CAMP[r]; c++) {
    p.b[r * 16 + c] = 1; p.b[(15 - r) * 16 + (15 - c)] = 2; }
  return p;
}
// FEN-like: rows from 16 (top) to 1, left to right, '/' between; w, b, run lengths; then " w" or " b".
static std::string fen(const Pos& p) {
  std::string s;
  for (int r = 15; r >= 0; r--) { int e = 0;
    for (int c = 0; c < 16; c++) { int v = p.b[r * 16 + c];
      if (!v) { e++; continue; }
      if (e) { s += std::to_string(e); e = 0; } s += v == 1 ? 'w' : 'b'; }
    if (e) s += std::to_string(e); if (r) s += '/'; }
  return s + (p.stm ? " b" : " w");
}
static Pos parse(const char* f) {
  Pos p{}; int r = 15, c = 0;
  for (; *f && *f != ' '; f++) {
    if (*f == '/') { r--; c = 0; }
    else if (*f >= '0' && *f <= '9') { int n = *f - '0'; while (f[1] >= '0' && f[1] <= '9') n = n * 10 + *++f - '0'; c += n; }
    else p.b[r * 16 + c++] = *f == 'w' ? 1 : 2; }
  p.stm = (*f == ' ' && f[1] == 'b'); return p;
}

// ---------------------------------------------------------------- naive: literal rules
struct Naive {
  Pos p;
  void set(const Pos& q) { p = q; }
  void hops(int r, int c, bool* to) {
    for (int dr = -1; dr <= 1; dr++) for (int dc = -1; dc <= 1; dc++) if (dr || dc) {
      int R = r + 2 * dr, C = c + 2 * dc;
      if (R < 0 || R > 15 || C < 0 || C > 15) continue;
      if (!p.b[(r + dr) * 16 + c + dc] || p.b[R * 16 + C] || to[R * 16 + C]) continue;
      to[R * 16 + C] = true; hops(R, C, to); }
  }
  void gen(std::vector<u16>& out) {  // sorted by (from,to); code = from<<8|to
    int me = p.stm + 1;
    for (int s = 0; s < 256; s++) if (p.b[s] == me) {
      bool to[256] = {}; int r = s >> 4, c = s & 15;
      p.b[s] = 0;                                   // lift the man
      hops(r, c, to);
      p.b[s] = me;
      for (int dr = -1; dr <= 1; dr++) for (int dc = -1; dc <= 1; dc++) {
        int R = r + dr, C = c + dc;
        if (R >= 0 && R < 16 && C >= 0 && C < 16 && !p.b[R * 16 + C]) to[R * 16 + C] = true; }
      to[s] = false;                                // ending on the origin is not a move
      for (int t = 0; t < 256; t++) if (to[t]) out.push_back(s << 8 | t); }
  }
  void make(u16 m) { p.b[m & 255] = p.b[m >> 8]; p.b[m >> 8] = 0; p.stm ^= 1; }
  void unmake(u16 m) { p.b[m >> 8] = p.b[m & 255]; p.b[m & 255] = 0; p.stm ^= 1; }
  u64 perft(int d, bool bulk) {
    if (!d) return 1;
    std::vector<u16> mv; gen(mv);
    if (d == 1 && bulk) return mv.size();
    u64 n = 0; for (u16 m : mv) { make(m); n += perft(d - 1, bulk); unmake(m); } return n;
  }
};

// ---------------------------------------------------------------- mailbox 20x20
struct Mailbox {
  u8 b[400]; u16 list[2][32]; int cnt[2]; u8 idx[400]; int stm;
  u32 stamp[400]; u32 gen_ = 0;
  static constexpr int D[8] = {1, -1, 20, -20, 21, -21, 19, -19};
  static int at(int s) { return ((s >> 4) + 2) * 20 + (s & 15) + 2; }
  static int sq(int a) { return (a / 20 - 2) * 16 + a % 20 - 2; }
  void set(const Pos& p) {
    memset(b, 3, sizeof b); cnt[0] = cnt[1] = 0; memset(stamp, 0, sizeof stamp); gen_ = 0; stm = p.stm;
    for (int s = 0; s < 256; s++) { int a = at(s); b[a] = p.b[s];
      if (b[a]) { int k = b[a] - 1; idx[a] = cnt[k]; list[k][cnt[k]++] = a; } }
  }
  template <bool COUNT> int gen(u32* out) {
    int n = 0; u16 st[160];
    for (int k = 0; k < cnt[stm]; k++) {
      int a = list[stm][k], sp = 0; u32 g = ++gen_;
      for (int d : D) {
        u8 x = b[a + d];
        if (!x) { if (!COUNT) out[n] = a << 16 | (a + d); n++; }
        else if (x != 3 && !b[a + 2 * d]) { int t = a + 2 * d;  // directly: all 8 landings differ
          stamp[t] = g; st[sp++] = t; if (!COUNT) out[n] = a << 16 | t; n++; } }
      // the origin stays occupied: it is never a landing, and it is never jumped over (parity)
      while (sp) { int f = st[--sp];
        for (int d : D) { int t = f + 2 * d; u8 x = b[f + d];
          if (x && x != 3 && !b[t] && stamp[t] != g) {
            stamp[t] = g; st[sp++] = t; if (!COUNT) out[n] = a << 16 | t; n++; } } } }
    return n;
  }
  void mv(int f, int t) { b[t] = b[f]; b[f] = 0; int i = idx[f], k = b[t] - 1; idx[t] = i; list[k][i] = t; }
  u64 perft(int d, bool bulk) {
    if (!d) return 1;
    if (d == 1 && bulk) return gen<true>(nullptr);
    u32 m[1200]; int n = gen<false>(m); u64 s = 0;
    for (int i = 0; i < n; i++) { int f = m[i] >> 16, t = m[i] & 65535;
      mv(f, t); stm ^= 1; s += perft(d - 1, bulk); stm ^= 1; mv(t, f); }
    return s;
  }
};

// ---------------------------------------------------------------- AVX2 256-bit, 16-bit lane = row
struct Avx2 {
  typedef __m256i V;
  alignas(32) u64 men[2][4]; int stm;
  static V ld(const u64* p) { return _mm256_load_si256((const V*)p); }
  // shift the board one row up (towards higher rows) / down
  static V up(V x) { return _mm256_alignr_epi8(x, _mm256_permute2x128_si256(x, x, 0x08), 14); }
  static V dn(V x) { return _mm256_alignr_epi8(_mm256_permute2x128_si256(x, x, 0x81), x, 2); }
  static V e(V x) { return _mm256_slli_epi16(x, 1); }
  static V w(V x) { return _mm256_srli_epi16(x, 1); }
  static V and_(V a, V b) { return _mm256_and_si256(a, b); }
  static V or_(V a, V b) { return _mm256_or_si256(a, b); }
  void set(const Pos& p) { memset(men, 0, sizeof men); stm = p.stm;
    for (int s = 0; s < 256; s++) if (p.b[s]) men[p.b[s] - 1][s >> 6] |= 1ull << (s & 63); }
  static V around(V f) { V h = or_(or_(e(f), w(f)), f); return or_(or_(e(f), w(f)), or_(up(h), dn(h))); }
  static V hop(V f, V occ) {  // all landings (not yet masked by empty)
    V a = e(and_(e(f), occ)), b = w(and_(w(f), occ));
    V u = up(f), d = dn(f);
    V c = up(or_(or_(and_(u, occ), e(and_(e(u), occ))), w(and_(w(u), occ))));
    V g = dn(or_(or_(and_(d, occ), e(and_(e(d), occ))), w(and_(w(d), occ))));
    return or_(or_(a, b), or_(c, g)); }
  static int pop(const u64* x) { return _mm_popcnt_u64(x[0]) + _mm_popcnt_u64(x[1]) + _mm_popcnt_u64(x[2]) + _mm_popcnt_u64(x[3]); }
  V targets(int s, V occ, V emp) const {
    alignas(32) u64 o[4] = {}; o[s >> 6] = 1ull << (s & 63);
    V f = ld(o), steps = and_(around(f), emp), r = _mm256_setzero_si256();
    for (;;) { V n = _mm256_andnot_si256(r, and_(hop(f, occ), emp));
      if (_mm256_testz_si256(n, n)) break; r = or_(r, n); f = n; }
    return or_(steps, r); }
  u64 perft(int d, bool bulk) {
    if (!d) return 1;
    V occ = or_(ld(men[0]), ld(men[1])), emp = _mm256_xor_si256(occ, _mm256_set1_epi64x(-1));
    u64 n = 0; u64* my = men[stm]; alignas(32) u64 t[4], src[4]; memcpy(src, my, 32);
    for (int q = 0; q < 4; q++) for (u64 x = src[q]; x; x &= x - 1) {
      int s = q * 64 + __builtin_ctzll(x);
      _mm256_store_si256((V*)t, targets(s, occ, emp));
      if (d == 1 && bulk) { n += pop(t); continue; }
      stm ^= 1; my[q] ^= 1ull << (s & 63);
      for (int k = 0; k < 4; k++) for (u64 y = t[k]; y; y &= y - 1) {
        u64 bit = y & -y; my[k] ^= bit; n += perft(d - 1, bulk); my[k] ^= bit; }
      stm ^= 1; my[q] ^= 1ull << (s & 63); }
    return n; }
};

// ---------------------------------------------------------------- quad: parity classes
// class k = (r&1)*2 + (c&1), bit i = (r>>1)*8 + (c>>1).
static constexpr u64 NA = 0xfefefefefefefefeull, NH = 0x7f7f7f7f7f7f7f7full;  // not column 0 / not column 7
template <bool COMP> struct Quad {
  u64 men[2][4]; int stm;
  void set(const Pos& p) { memset(men, 0, sizeof men); stm = p.stm;
    for (int s = 0; s < 256; s++) if (p.b[s]) { int r = s >> 4, c = s & 15;
      men[p.b[s] - 1][(r & 1) * 2 + (c & 1)] |= 1ull << ((r >> 1) * 8 + (c >> 1)); } }
  // Neighbour occupancy of class K seen from K's own squares: bit i set = the neighbour of square i
  // in that direction is in x (x = 4 class boards).  pr/pc decide which side lies in the same cell.
  template <int K> struct Nb {
    static constexpr int pr = K >> 1, pc = K & 1, H = K ^ 1, Vv = K ^ 2, Dg = K ^ 3;
    static u64 E(const u64* x) { return pc ? (x[H] >> 1) & NH : x[H]; }
    static u64 W(const u64* x) { return pc ? x[H] : (x[H] << 1) & NA; }
    static u64 N(const u64* x) { return pr ? x[Vv] >> 8 : x[Vv]; }
    static u64 S(const u64* x) { return pr ? x[Vv] : x[Vv] << 8; }
    static u64 vN(u64 y) { return pr ? y >> 8 : y; }
    static u64 vS(u64 y) { return pr ? y : y << 8; }
    static u64 hE(const u64* x) { return pc ? (x[Dg] >> 1) & NH : x[Dg]; }
    static u64 hW(const u64* x) { return pc ? x[Dg] : (x[Dg] << 1) & NA; }
    static u64 NE(const u64* x) { return vN(hE(x)); }
    static u64 NW(const u64* x) { return vN(hW(x)); }
    static u64 SE(const u64* x) { return vS(hE(x)); }
    static u64 SW(const u64* x) { return vS(hW(x)); }
  };
  struct Edges { u64 e, w, n, s, ne, nw, se, sw;
    u64 any() const { return e | w | n | s | ne | nw | se | sw; }
    __attribute__((always_inline)) u64 step(u64 f) const { return (f & e) << 1 | (f & w) >> 1 | (f & n) << 8 | (f & s) >> 8 |
                                   (f & ne) << 9 | (f & nw) << 7 | (f & se) >> 7 | (f & sw) >> 9; } };
  template <int K> static Edges edges(const u64* occ) {  // squares from which a man can jump, per direction
    u64 z = ~occ[K]; Edges g; using B = Nb<K>;
    u64 zE = (z >> 1) & NH, zW = (z << 1) & NA;
    g.e = B::E(occ) & zE;            g.w = B::W(occ) & zW;
    g.n = B::N(occ) & (z >> 8);      g.s = B::S(occ) & (z << 8);
    g.ne = B::NE(occ) & (zE >> 8);   g.nw = B::NW(occ) & (zW >> 8);
    g.se = B::SE(occ) & (zE << 8);   g.sw = B::SW(occ) & (zW << 8);
    return g; }
  __attribute__((always_inline)) static inline u64 flood(const Edges& g, u64 f) { u64 r = 0;
    for (;;) { u64 n = g.step(f) & ~r; if (!n) return r; r |= n; f = n; } }
  template <int K> static int stepCount(u64 m, const u64* z) { using B = Nb<K>;
    return _mm_popcnt_u64(m & B::E(z)) + _mm_popcnt_u64(m & B::W(z)) + _mm_popcnt_u64(m & B::N(z)) + _mm_popcnt_u64(m & B::S(z)) +
           _mm_popcnt_u64(m & B::NE(z)) + _mm_popcnt_u64(m & B::NW(z)) + _mm_popcnt_u64(m & B::SE(z)) + _mm_popcnt_u64(m & B::SW(z)); }
  template <int K> __attribute__((noinline)) static u64 countClass(u64 m, const u64* occ, const u64* z) {
    u64 n = stepCount<K>(m, z); Edges g = edges<K>(occ); u64 j = m & g.any();
    if (!COMP) { for (; j; j &= j - 1) n += _mm_popcnt_u64(flood(g, j & -j)); return n; }
    u64 comp[32]; int nc = 0;
    for (; j; j &= j - 1) { u64 l = g.step(j & -j), r = 0;
      for (int i = 0; i < nc; i++) if (comp[i] & l) r |= comp[i];
      for (l &= ~r; l; l &= ~r) { u64 c = flood(g, l & -l) | (l & -l); comp[nc++] = c; r |= c; }
      n += _mm_popcnt_u64(r); }
    return n; }
  u64 count() const {
    u64 occ[4], z[4]; for (int k = 0; k < 4; k++) { occ[k] = men[0][k] | men[1][k]; z[k] = ~occ[k]; }
    const u64* m = men[stm];
    return countClass<0>(m[0], occ, z) + countClass<1>(m[1], occ, z) + countClass<2>(m[2], occ, z) + countClass<3>(m[3], occ, z); }
  // move code: from class/bit (8 bits) <<8 | to class/bit (8 bits)
  template <int K> __attribute__((noinline)) static u16* genClass(u64 m, const u64* occ, const u64* z, u16* o) {
    Edges g = edges<K>(occ); u64 a = g.any(); using B = Nb<K>;
    u64 E = B::E(z), W = B::W(z), N = B::N(z), S = B::S(z), NE = B::NE(z), NW = B::NW(z), SE = B::SE(z), SW = B::SW(z);
    constexpr int pr = K >> 1, pc = K & 1;
    for (m &= a | E | W | N | S | NE | NW | SE | SW; m; m &= m - 1) {
      u64 bit = m & -m; int i = __builtin_ctzll(m); u16 f = (K * 64 + i) << 8;
      if (bit & a) for (u64 r = flood(g, bit); r; r &= r - 1) *o++ = f | (K * 64 + __builtin_ctzll(r));
      if (bit & E) *o++ = f | (B::H * 64 + i + pc);       if (bit & W) *o++ = f | (B::H * 64 + i - 1 + pc);
      if (bit & N) *o++ = f | (B::Vv * 64 + i + 8 * pr);  if (bit & S) *o++ = f | (B::Vv * 64 + i - 8 + 8 * pr);
      if (bit & NE) *o++ = f | (B::Dg * 64 + i + pc + 8 * pr);     if (bit & NW) *o++ = f | (B::Dg * 64 + i - 1 + pc + 8 * pr);
      if (bit & SE) *o++ = f | (B::Dg * 64 + i + pc - 8 + 8 * pr); if (bit & SW) *o++ = f | (B::Dg * 64 + i - 1 + pc - 8 + 8 * pr); }
    return o; }
  int gen(u16* o) const {
    u64 occ[4], z[4]; for (int k = 0; k < 4; k++) { occ[k] = men[0][k] | men[1][k]; z[k] = ~occ[k]; }
    const u64* m = men[stm]; u16* s = o;
    o = genClass<0>(m[0], occ, z, o); o = genClass<1>(m[1], occ, z, o);
    o = genClass<2>(m[2], occ, z, o); o = genClass<3>(m[3], occ, z, o); return o - s; }
  void flip(int s) { men[stm][s >> 6] ^= 1ull << (s & 63); }
  u64 perft(int d, bool bulk) {
    if (!d) return 1;
    if (d == 1 && bulk) return count();
    u16 m[1200]; int n = gen(m); u64 s = 0;
    for (int i = 0; i < n; i++) { int f = m[i] >> 8, t = m[i] & 255;
      flip(f); flip(t); stm ^= 1; s += perft(d - 1, bulk); stm ^= 1; flip(f); flip(t); }
    return s; }
};

// ---------------------------------------------------------------- driver
static Pos randomPlay(u32 seed, int plies) {  // LCG x = 1664525 x + 1013904223; move (x>>16) % n of the (from,to)-sorted list
  Naive v; v.set(startpos()); u32 x = seed;
  for (int i = 0; i < plies; i++) { std::vector<u16> mv; v.gen(mv); x = x * 1664525u + 1013904223u; v.make(mv[(x >> 16) % mv.size()]); }
  return v.p;
}
// Seconds of this process's CPU time, so that a busy machine does not affect the rates.
static double now() { return double(std::clock()) / CLOCKS_PER_SEC; }
static u64 run(const std::string& v, const Pos& p, int d, bool bulk) {
  if (v == "naive") { static Naive x; x.set(p); return x.perft(d, bulk); }
  if (v == "mailbox") { static Mailbox x; x.set(p); return x.perft(d, bulk); }
  if (v == "avx2") { static Avx2 x; x.set(p); return x.perft(d, bulk); }
  if (v == "quad") { static Quad<false> x; x.set(p); return x.perft(d, bulk); }
  if (v == "quadc") { static Quad<true> x; x.set(p); return x.perft(d, bulk); }
  fprintf(stderr, "unknown variant\n"); exit(2);
}
int main(int ac, char** av) {
  std::string variant = "quad"; int depth = 3, plies = 0, reps = 1; u32 seed = 1; bool bulk = true, div = false, print = false, suite = false;
  Pos p = startpos(); std::string f;
  for (int i = 1; i < ac; i++) { std::string a = av[i];
    auto nx = [&]() -> const char* { if (i + 1 >= ac) { fprintf(stderr, "missing value\n"); exit(2); } return av[++i]; };
    if (a == "--variant") variant = nx(); else if (a == "--depth") depth = atoi(nx()); else if (a == "--nobulk") bulk = false;
    else if (a == "--divide") div = true; else if (a == "--reps") reps = atoi(nx()); else if (a == "--fen") f = nx();
    else if (a == "--seed") seed = atoi(nx()); else if (a == "--plies") plies = atoi(nx()); else if (a == "--print") print = true;
    else if (a == "--suite") suite = true; else { fprintf(stderr, "usage: see the head of perft.cpp\n"); return 2; } }
  if (plies) p = randomPlay(seed, plies);
  if (!f.empty()) p = parse(f.c_str());
  std::vector<std::string> vs = {variant}; if (variant == "all") vs = {"naive", "mailbox", "avx2", "quad", "quadc"};
  if (print) { printf("%s\n", fen(p).c_str()); return 0; }
  if (div) { Naive x; x.set(p); std::vector<u16> mv; x.gen(mv); u64 s = 0;
    for (u16 m : mv) { x.make(m); u64 n = run(variant, x.p, depth - 1, bulk); x.unmake(m); s += n;
      printf("%c%d-%c%d %llu\n", 'a' + (m >> 8 & 15), (m >> 12) + 1, 'a' + (m & 15), ((m & 255) >> 4) + 1, (unsigned long long)n); }
    printf("total %llu\n", (unsigned long long)s); return 0; }
  std::vector<Pos> ps = {p};
  if (suite) ps = {startpos(), randomPlay(1, 60), randomPlay(2, 100), randomPlay(3, 160)};
  int bad = 0;
  for (auto& q : ps) { printf("# %s\n", fen(q).c_str());
    for (int d = suite ? 1 : depth; d <= depth; d++) { u64 ref = 0;
      for (size_t i = 0; i < vs.size(); i++) { double t = now(); u64 n = 0; for (int r = 0; r < reps; r++) n = run(vs[i], q, d, bulk); t = now() - t;
        if (!i) ref = n; if (n != ref) bad = 1;
        printf("%-8s d%d %12llu  %8.3fs %10.2f Mn/s%s\n", vs[i].c_str(), d, (unsigned long long)n, t, n * (double)reps / t / 1e6, n == ref ? "" : "  MISMATCH"); } } }
  return bad;
}
