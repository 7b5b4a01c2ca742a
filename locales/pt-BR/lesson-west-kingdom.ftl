# Uma primeira partida guiada de Arquitetos do Reino Ocidental. O último parágrafo de cada texto diz
# o que fazer.

lesson-wk-forest =
    Você é arquiteto no Reino Ocidental. Quem tem mais pontos de vitória no fim vence. Em cada turno você coloca um dos seus 20 trabalhadores em um local e recebe o que o local dá; o trabalhador fica lá.

    Três rodadas já foram jogadas. Um trabalhador seu está na Floresta, um nas Minas e um na Pedreira, e você tem 1 madeira, 2 argilas, 1 pedra e 3 pratas.

    Quanto mais trabalhadores seus há em um local, mais o próximo rende; os dos outros não contam.

    Coloque um segundo trabalhador na Floresta: ele rende 2 madeiras.
lesson-wk-silver =
    Veja o Observatório, uma das cartas de Construção da sua mão. Ele vale 7 pontos e custa 1 argila, 3 madeiras, 1 pedra e 1 ouro. Também é preciso alguém que entenda de carpintaria. Gente assim custa prata.

    Coloque um trabalhador no Prateiro: 2 pratas para o primeiro que chega.
lesson-wk-workshop =
    Aprendizes são contratados na Oficina, onde oito deles esperam em duas linhas. Uma contratação custa 4 moedas: 2 pratas voltam ao estoque, e 2 são taxas, que ficam no Posto Fiscal. Com um trabalhador ali você alcança a primeira coluna, com dois as duas primeiras, e assim por diante.

    Coloque um trabalhador na Oficina.
lesson-wk-hire =
    O Lenhador, o primeiro da linha de cima, entende de carpintaria, e com ele cada trabalhador que você coloca na Floresta rende 1 madeira a mais. Você pode ter até cinco aprendizes, e eles ficam com você. Em vez de contratar, você também poderia comprar aqui uma carta de Construção.

    Contrate o Lenhador.
lesson-wk-town =
    O oponente tem três trabalhadores na Pedreira: o próximo renderia 4 pedras. Você pode acabar com isso. A partir do Centro da Cidade você captura um grupo: todos os trabalhadores de um jogador em um local. Isso custa 1 taxa.

    Coloque um trabalhador no Centro da Cidade.
lesson-wk-capture =
    Os trabalhadores capturados vêm para o seu tabuleiro. Você também poderia capturar os seus próprios: eles voltariam ao seu estoque, os trabalhadores que você pode colocar.

    Capture os três trabalhadores da Pedreira.
lesson-wk-guardhouse =
    Agora três trabalhadores do oponente estão no seu tabuleiro. Disso cuida o Quartel: ali você envia trabalhadores capturados para a Prisão por 1 prata cada um, liberta os seus da Prisão ou, por um resgate, de outros tabuleiros, ou quita um débito.

    Coloque um trabalhador no Quartel.
lesson-wk-imprison =
    Na Prisão os trabalhadores não servem a ninguém, até que o dono os liberte com um trabalhador no Quartel.

    Envie os trabalhadores capturados para a Prisão. Isso rende 3 pratas.
lesson-wk-market =
    Para o Observatório ainda falta 1 ouro. As Minas só dão ouro se você tem dois trabalhadores lá. O Mercado Negro é mais rápido, mas não é honesto: custa prata e 1 Virtude.

    A Trilha da Virtude mostra a sua reputação, agora 7. Bem no alto ela rende pontos, mais abaixo custa alguns. Abaixo de 5 você não pode trabalhar na Catedral; a partir de 10 o Mercado Negro está fechado para você.

    Coloque um trabalhador no espaço esquerdo do Mercado Negro: 1 prata por 2 ouros.
lesson-wk-guildhall =
    Você tem tudo para o Observatório: os recursos, e um Lenhador que entende de carpintaria. As Construções são finalizadas na Prefeitura. Um trabalhador ali faz uma de duas coisas, finalizar uma Construção ou avançar na Catedral, e fica até o fim da partida.

    Coloque um trabalhador na Prefeitura.
lesson-wk-construct =
    Você paga os recursos, e a carta fica à sua frente: 7 pontos, contados no fim. Os aprendizes não são gastos. Algumas construções também têm um efeito, imediato ou no fim da partida.

    Finalize o Observatório.
lesson-wk-reset =
    O oponente foi o terceiro a chegar ao Mercado Negro, que por isso foi atualizado. Todos os trabalhadores que estavam lá foram para a Prisão, o seu também. Um jogador com 3 ou mais trabalhadores na Prisão perde 1 Virtude, e o que tem mais pega um débito, que custa 2 pontos no fim se não for quitado. Foi o oponente, graças aos três que você tinha enviado para lá.

    Resta 1 ouro, e ele vale uma segunda visita.

    Coloque mais um trabalhador na Prefeitura.
lesson-wk-cathedral =
    A Catedral tem cinco níveis, que valem 2, 4, 7, 12 e 20 pontos. Só conta aquele em que você está, e mais acima há pouco lugar. O primeiro nível custa 1 ouro e uma carta de Construção da sua mão, e cada nível rende uma carta de Recompensa. A sua virtude deve ser 5 ou mais; você tem 6.

    Avance na Catedral.
lesson-wk-discard =
    Qual carta você pode dispensar? A Sala de Projetos pede duas perícias, das quais você tem uma, e 3 ouros. O Barreiro não pede perícia nenhuma, só 4 argilas e 1 madeira.

    Coloque a Sala de Projetos embaixo do monte.
lesson-wk-end =
    Você viu como os trabalhadores rendem cada vez mais e como são capturados; como contratar, finalizar Construções, trapacear um pouco e trabalhar na Catedral.

    A partida termina quando os doze espaços da Prefeitura estão cheios: então cada um joga mais um turno. Os pontos vêm das construções, do seu nível na Catedral e da virtude; 1 por ouro e por mármore, 1 a cada 10 pratas. Um débito não quitado custa 2, cada dois trabalhadores seus na Prisão custam 1.

    Sem trabalhador no seu estoque, o seu turno inteiro é pegar um de volta. Um bom plano para agora: argila das Minas para o Barreiro.
